import SluiceTerminal
import Testing

@Suite struct GeometryTests {
  @Test func `Negative values become 0`() {
    #expect(Size(columns: -1, rows: -2) == .zero)
    #expect(Point(column: -1, row: -2) == .zero)
    var size = Size(columns: 2, rows: 2)
    size.columns = -5
    #expect(size == Size(columns: 0, rows: 2))
    var point = Point(column: 2, row: 2)
    point.row -= 3
    #expect(point == Point(column: 2, row: 0))
  }

  @Test func `A block knows its edges and cells`() {
    let rect = Rect(column: 2, row: 1, columns: 3, rows: 2)
    #expect(rect.columns == 2..<5)
    #expect(rect.rows == 1..<3)
    #expect(rect.contains(Point(column: 4, row: 2)))
    #expect(!rect.contains(Point(column: 5, row: 2)))
    #expect(!rect.isEmpty)
    #expect(Rect.zero.isEmpty)
  }

  @Test func `The far edge of a huge block stays in range`() {
    #expect(Rect(column: 5, row: 5, columns: .max, rows: .max).maxColumn == .max)
    #expect(Rect(column: 5, row: 5, columns: .max, rows: .max).offset(rows: -9).minRow == 0)
  }

  @Test func `Blocks intersect in the cells that both hold`() {
    let first = Rect(column: 0, row: 0, columns: 4, rows: 4)
    #expect(
      first.intersection(Rect(column: 2, row: 3, columns: 9, rows: 9))
        == Rect(column: 2, row: 3, columns: 2, rows: 1))
    #expect(first.intersection(Rect(column: 7, row: 0, columns: 1, rows: 1)).isEmpty)
  }

  @Test func `Insets and splits stay inside the block`() {
    let rect = Rect(column: 1, row: 1, columns: 5, rows: 3)
    #expect(rect.inset(columns: 1, rows: 1) == Rect(column: 2, row: 2, columns: 3, rows: 1))
    #expect(rect.inset(columns: 9).isEmpty)
    #expect(rect.split(columns: 2).left == Rect(column: 1, row: 1, columns: 2, rows: 3))
    #expect(rect.split(columns: 2).right == Rect(column: 3, row: 1, columns: 3, rows: 3))
    #expect(rect.split(rows: 9).bottom.isEmpty)
    #expect(rect.split(rows: 1).bottom == Rect(column: 1, row: 2, columns: 5, rows: 2))
  }

  @Test func `A block at the far end can be cut without a trap`() {
    let far = Rect(column: .max, row: .max, columns: 2, rows: 2)
    #expect(far.split(rows: 1).bottom == Rect(column: .max, row: .max, columns: 2, rows: 1))
    #expect(far.split(columns: 1).right == Rect(column: .max, row: .max, columns: 1, rows: 2))
    #expect(far.inset(columns: 1, rows: 1).isEmpty)
  }
}

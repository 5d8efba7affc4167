import Sluice
import SluiceTerminal
import Testing

@MainActor
@Suite struct TableScrollingTests {
  @Test(arguments: [1, 7, 13, 40])
  func `Every part of the table is drawn as in the whole`(width: Int) {
    let table = Complex.table(Complex.sections)
    let whole = table.render(width: width)
    #expect(table.contentHeight(forWidth: width) == whole.size.rows)
    for rows in [1, 2, 5, whole.size.rows, whole.size.rows + 3] {
      for offset in 0...whole.size.rows + 1 {
        var expected = framed(width, rows)
        let block = Rect(column: 2, row: 1, columns: width, rows: rows)
        expected.fill(block)
        expected.draw(
          whole, part: Rect(column: 0, row: offset, columns: width, rows: rows), at: Point(column: 2, row: 1))
        var drawn = framed(width, rows)
        table.draw(in: &drawn, rect: block, scrolledBy: offset)
        #expect(drawn == expected, "\(rows) rows from row \(offset)")
      }
    }
  }

  /// A canvas full of x, with room for a block and a border around it.
  private func framed(_ columns: Int, _ rows: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns + 4, rows: rows + 2))
    canvas.fill(canvas.bounds, with: "x")
    return canvas
  }

  @Test func `Places beyond both ends show nothing, or the beginning`() {
    let table = Complex.table(Complex.sections)
    var canvas = Canvas(size: Size(columns: 40, rows: 1))
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: .max)
    #expect(canvas.lines == [""])
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: .min)
    #expect(canvas.lines[0].hasPrefix("메시지 Section"))
    table.draw(in: &canvas, rect: Rect(column: .max, row: .max, columns: 40, rows: 1))
    #expect(canvas.lines[0].hasPrefix("메시지 Section"))
  }

  @Test func `After a reload with fewer rows the rest is blank`() {
    let (table, dataSource) = (Complex.table(), Complex.dataSource())
    let sections = BehaviorRelay(value: Complex.sections)
    let binding = sections.bind(to: table.rx.items(dataSource: dataSource))
    var canvas = Canvas(size: Size(columns: 40, rows: 8))
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: 6)
    sections.accept([Complex.Model(model: .message, items: [.message("one", nil)])])
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: 2)
    #expect(canvas.lines == ["1 items", "", "", "", "", "", "", ""])
    sections.accept([])
    table.draw(in: &canvas, rect: canvas.bounds)
    #expect(canvas.lines == [String](repeating: "", count: 8))
    binding.dispose()
    table.draw(in: &canvas, rect: canvas.bounds)
    #expect(table.sectionedDataSource == nil)
  }

  @Test func `Sections that shrank without a reload are drawn without a trap`() {
    let (table, dataSource) = (Complex.table(), Complex.dataSource())
    let binding = Observable.just(Complex.sections).bind(to: table.rx.items(dataSource: dataSource))
    _ = table.contentHeight(forWidth: 40)
    dataSource.setSections([])
    var canvas = Canvas(size: Size(columns: 40, rows: 3))
    table.draw(in: &canvas, rect: canvas.bounds)
    #expect(canvas.lines == ["", "[there is no item 0 in section 0]", ""])
    binding.dispose()
  }

  @Test func `Without a binding a cell needs to be told its view`() {
    let (table, dataSource) = (Complex.table(), Complex.dataSource())
    dataSource.setSections([Complex.Model(model: .message, items: [.message("one", nil)])])
    table.sectionedDataSource = dataSource
    #expect(
      table.render(width: 200).lines[1]
        == "[the data source has no view to make a cell for: bind it with rx.items(dataSource:)]")
    dataSource.view = table
    #expect(table.render(width: 40).lines[1] == "one")
  }

  @Test func `Rows of one height are as high as they are told`() {
    let table = Complex.table([Complex.Model(model: .message, items: [.message("a", "b"), .message("c", nil)])])
    table.rowHeight = 1
    #expect(table.render(width: 16).lines == ["메시지 Section ─", "a", "c", "2 items"])
    table.rowHeight = 3
    #expect(table.render(width: 16).lines == ["메시지 Section ─", "a", "  b", "", "c", "", "", "2 items"])
    table.rowHeight = 0
    #expect(table.render(width: 16).lines == ["메시지 Section ─", "2 items"])
    table.rowHeight = TableView.automaticDimension
    #expect(table.render(width: 16).lines == ["메시지 Section ─", "a", "  b", "c", "2 items"])
  }
}

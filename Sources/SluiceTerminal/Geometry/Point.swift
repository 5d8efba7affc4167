/// A cell's place: column and row, both counted from 0 at the top left, never negative.
public struct Point: Sendable, Hashable {
  /// The column, counted from 0 at the left; a negative value becomes 0.
  public var column: Int {
    didSet { column = max(0, column) }
  }

  /// The row, counted from 0 at the top; a negative value becomes 0.
  public var row: Int {
    didSet { row = max(0, row) }
  }

  /// The place at `column` and `row`; negative values become 0.
  public init(column: Int, row: Int) {
    self.column = max(0, column)
    self.row = max(0, row)
  }

  /// The top left cell.
  public static let zero = Point(column: 0, row: 0)
}

/// A block of cells: an origin, counted from 0 at the top left, and a size.
public struct Rect: Sendable, Hashable {
  /// The top left cell.
  public var origin: Point

  /// The extent in columns and rows.
  public var size: Size

  /// A block of `size` whose top left cell is `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A block of `columns` by `rows` cells at `column` and `row`; negative values become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// A block without cells at the origin.
  public static let zero = Rect(size: .zero)

  /// The first column of the block.
  public var minColumn: Int { origin.column }

  /// The first row of the block.
  public var minRow: Int { origin.row }

  /// The column just after the block; at most `Int.max`.
  public var maxColumn: Int { saturatingSum(origin.column, size.columns) }

  /// The row just below the block; at most `Int.max`.
  public var maxRow: Int { saturatingSum(origin.row, size.rows) }

  /// The columns of the block, from the left.
  public var columns: Range<Int> { minColumn..<maxColumn }

  /// The rows of the block, from the top.
  public var rows: Range<Int> { minRow..<maxRow }

  /// Whether the block holds no cell.
  public var isEmpty: Bool { size.isEmpty }
}

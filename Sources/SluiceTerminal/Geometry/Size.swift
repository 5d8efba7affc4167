/// An extent in terminal cells: columns wide and rows high, never negative.
public struct Size: Sendable, Hashable {
  /// The width in columns, 0 or more; a negative value becomes 0.
  public var columns: Int {
    didSet { columns = max(0, columns) }
  }

  /// The height in rows, 0 or more; a negative value becomes 0.
  public var rows: Int {
    didSet { rows = max(0, rows) }
  }

  /// An extent of `columns` by `rows` cells; negative values become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No cells at all.
  public static let zero = Size(columns: 0, rows: 0)

  /// Whether the extent holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}

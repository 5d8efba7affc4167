extension Canvas {
  /// The canvas as text: one string for each row, without the spaces at its end and without styles.
  ///
  /// O(cells).
  public var lines: [String] {
    bounds.rows.map { row in
      let cells = self[row: row]
      guard let last = cells.lastIndex(where: { $0.columns != 1 || $0.character != " " }) else { return "" }
      return String(cells[...last].lazy.filter { !$0.isContinuation }.map(\.character))
    }
  }
}

extension Canvas: CustomStringConvertible {
  /// The rows of `lines`, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}

extension Canvas {
  /// Draws an image with its top left cell at `point`, as far as it lies in `clip` (the whole canvas where it is nil).
  ///
  /// O(cells drawn).
  public mutating func draw(_ block: ImageBlock, at point: Point, in clip: Rect? = nil) {
    let size = Size(columns: block.rows.first?.count ?? 0, rows: block.rows.count)
    let area = Rect(origin: point, size: size).intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.rows {
      let cells = block.rows[row - point.row].dropFirst(area.minColumn - point.column).prefix(area.size.columns)
      replace(row: row, columns: area.columns, with: cells.lazy.map(GridCell.init))
    }
  }
}

extension GridCell {
  /// The cell of a canvas that shows the cell of an image.
  init(_ cell: ImageBlock.Cell) {
    self.init(
      character: cell.character, style: Style(foreground: cell.foreground, background: cell.background), columns: 1)
  }
}

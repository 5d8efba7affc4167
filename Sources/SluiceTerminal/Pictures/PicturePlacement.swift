/// A picture on a canvas: where it is, and which part of it is seen.
struct PicturePlacement: Sendable, Hashable {
  let picture: Picture

  /// The part that is to be seen, in cells of the picture counted from its top left one.
  var part: Rect

  /// Where the top left cell of that part is on the canvas.
  var origin: Point

  /// The cells of the canvas on which it is seen.
  var rect: Rect { Rect(origin: origin, size: part.size) }

  /// The placement as far as it lies in `area`, whose corner is moved to `point`; nil where it does not.
  func clipped(to area: Rect, movedTo point: Point) -> PicturePlacement? {
    let seen = rect.intersection(area)
    guard !seen.isEmpty else { return nil }
    var result = self
    result.part = Rect(
      column: part.minColumn + seen.minColumn - rect.minColumn, row: part.minRow + seen.minRow - rect.minRow,
      columns: seen.size.columns, rows: seen.size.rows)
    result.origin = Point(
      column: point.column + seen.minColumn - area.minColumn, row: point.row + seen.minRow - area.minRow)
    return result
  }

  /// Whether the canvas shows the picture's cells, and nothing that was drawn over them.
  ///
  /// O(cells).
  func isIntact(on canvas: Canvas) -> Bool {
    zip(rect.rows, part.rows).allSatisfy { row, pictureRow in
      let cells = canvas[row: row].dropFirst(rect.minColumn).prefix(rect.size.columns)
      let expected = picture.block.rows[pictureRow].dropFirst(part.minColumn).prefix(part.size.columns)
      return cells.elementsEqual(expected.lazy.map(GridCell.init))
    }
  }
}

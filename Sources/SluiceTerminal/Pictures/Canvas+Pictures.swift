extension Canvas {
  /// Draws a picture with its top left cell at `point`, as far as it lies in `clip` (the whole canvas where it is nil).
  ///
  /// The cells are drawn as half blocks; a terminal that can do better shows the picture itself in their place, unless
  /// something was drawn over them. O(cells drawn).
  public mutating func draw(_ picture: Picture, at point: Point, in clip: Rect? = nil) {
    draw(picture.block, at: point, in: clip)
    let whole = PicturePlacement(picture: picture, part: Rect(size: picture.size), origin: point)
    let area = bounds.intersection(clip ?? bounds)
    guard let seen = whole.clipped(to: area, movedTo: area.origin) else { return }
    placements.append(seen)
  }

  /// Takes over the pictures in `area` of another canvas, whose corner is moved to `point`.
  mutating func takePictures(of other: Canvas, in area: Rect, movedTo point: Point) {
    placements += other.placements.compactMap { $0.clipped(to: area, movedTo: point) }
  }

  /// Changes the style of the cells in `rect` beside its pictures, which would be no more what they show; as `restyle`
  /// does otherwise.
  ///
  /// O(cells of the block), for each picture there.
  mutating func restyleBesidePictures(_ rect: Rect, _ change: (inout Style) -> Void) {
    let pictures = placements.map(\.rect).filter { !$0.intersection(rect).isEmpty }
    if pictures.isEmpty { return restyle(rect, change) }
    let area = rect.intersection(bounds)
    for row in area.rows {
      for column in area.columns where !pictures.contains(where: { $0.contains(Point(column: column, row: row)) }) {
        restyle(Rect(column: column, row: row, columns: 1, rows: 1), change)
      }
    }
  }
}

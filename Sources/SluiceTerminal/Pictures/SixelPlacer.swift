/// Keeps the pictures on a terminal with sixels in step with the frames.
///
/// Sixels are like characters: they stay until something is written over them.
struct SixelPlacer: Sendable {
  private var shown: [PicturePlacement] = []

  /// Shows these placements, and no others.
  ///
  /// The last row of the screen is left to half blocks: a sixel there would have the terminal scroll. `old` is the frame
  /// before; nil where it is not known.
  mutating func place(
    _ placements: [PicturePlacement], on frame: inout PictureFrame, cell: CellPixels?, since old: Canvas?
  ) {
    let bounds = frame.canvas.bounds
    let area = bounds.split(rows: bounds.size.rows - 1).top
    let placements = placements.compactMap { $0.clipped(to: area, movedTo: area.origin) }
    for placement in placements { frame.canvas.fill(placement.rect) }
    let gone = shown.filter { !placements.contains($0) }.map(\.rect)
    frame.vacated += gone
    let old = shown.isEmpty ? nil : old?.vacated(in: gone)
    for placement in placements {
      let isErased =
        gone.contains { !$0.intersection(placement.rect).isEmpty }
        || old.map { Self.isOverwritten(placement, by: frame.canvas, since: $0) } ?? false
      guard let cell, isErased || !shown.contains(placement) else { continue }
      frame.bytes += "\u{1B}[\(placement.origin.row + 1);\(placement.origin.column + 1)H".utf8
      frame.bytes += Self.sixels(of: placement, cell)
    }
    shown = placements
  }

  /// Whether the cells of a placement are written although they stay as they are: behind a cluster that terminals
  /// disagree about, the whole rest of a row is.
  private static func isOverwritten(_ placement: PicturePlacement, by new: Canvas, since old: Canvas) -> Bool {
    placement.rect.rows.contains { row in
      zip(new[row: row], old[row: row]).prefix(placement.rect.maxColumn)
        .contains { $0.character.isContested && $0 != $1 }
    }
  }

  /// The part that is seen, in the size of its cells.
  private static func sixels(of placement: PicturePlacement, _ cell: CellPixels) -> [UInt8] {
    let size = placement.picture.size
    let image = placement.picture.image
      .scaled(toWidth: size.columns * cell.width, height: size.rows * cell.height)
    let crop = PixelRect(
      x: placement.part.minColumn * cell.width, y: placement.part.minRow * cell.height,
      width: placement.part.size.columns * cell.width, height: placement.part.size.rows * cell.height)
    return SixelEncoder(image, crop: crop).bytes
  }
}

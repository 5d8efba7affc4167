/// Keeps the pictures on a terminal with sixels in step with the frames.
///
/// Sixels are like characters: they stay until something is written over them.
struct SixelPlacer: Sendable {
  private var shown: [PicturePlacement] = []

  /// Shows these placements, and no others.
  ///
  /// The last row of the screen is left to half blocks: a sixel there would have the terminal scroll.
  mutating func place(_ placements: [PicturePlacement], on frame: inout PictureFrame, cell: CellPixels?) {
    let bounds = frame.canvas.bounds
    let area = bounds.split(rows: bounds.size.rows - 1).top
    let placements = placements.compactMap { $0.clipped(to: area, movedTo: area.origin) }
    for placement in placements { frame.canvas.fill(placement.rect) }
    let gone = shown.filter { !placements.contains($0) }.map(\.rect)
    frame.vacated += gone
    for placement in placements {
      let isErased = gone.contains { !$0.intersection(placement.rect).isEmpty }
      guard let cell, isErased || !shown.contains(placement) else { continue }
      frame.bytes += "\u{1B}[\(placement.origin.row + 1);\(placement.origin.column + 1)H".utf8
      frame.bytes += Self.sixels(of: placement, cell)
    }
    shown = placements
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

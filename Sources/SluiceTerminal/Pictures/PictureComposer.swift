/// A frame with pictures, ready to be written: its cells first, then the bytes of the pictures.
struct PictureFrame {
  /// The frame without the cells in whose place pictures are shown.
  var canvas: Canvas

  /// Where pictures were and are no more, and the cells have to be written even where they have not changed.
  var vacated: [Rect] = []

  /// What shows the pictures, and takes those away that are gone; moves the cursor, and leaves the style alone.
  var bytes: [UInt8] = []
}

/// Turns the pictures of frames into what a terminal understands, as the difference to the last frame.
///
/// A picture over which something was drawn stays as it is on the canvas: in half blocks.
struct PictureComposer: Sendable {
  private var graphics = GraphicsProtocol.none
  private var size: Size?
  private var sixel = SixelPlacer()
  private var kitty = KittyPlacer()

  /// A composer for a terminal that shows no picture yet.
  init() {}

  /// Has the next frame send all pictures anew, because the terminal may have lost them.
  mutating func forget() {
    sixel = SixelPlacer()
    kitty = KittyPlacer()
  }

  /// The frame for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: What is to be seen.
  ///   - graphics: How the terminal shows pictures.
  ///   - cell: The pixels of a cell; without them, there is no sixel.
  ///   - old: The cells that the terminal shows; nil where that is not known.
  mutating func frame(
    _ canvas: Canvas, graphics: GraphicsProtocol, cell: CellPixels?, since old: Canvas? = nil
  ) -> PictureFrame {
    var frame = PictureFrame(canvas: canvas)
    // A frame of another size begins with an erased screen, without pictures.
    if let size, size != canvas.size { forget() }
    size = canvas.size
    let before = self.graphics
    self.graphics = graphics == .sixel && cell == nil ? .none : graphics
    let intact = self.graphics == .none ? [] : canvas.placements.filter { $0.isIntact(on: canvas) }
    if before == .kitty || self.graphics == .kitty {
      kitty.place(self.graphics == .kitty ? intact : [], on: &frame)
    }
    if before == .sixel || self.graphics == .sixel {
      sixel.place(self.graphics == .sixel ? intact : [], on: &frame, cell: cell, since: old)
    }
    return frame
  }
}

extension Canvas {
  /// The canvas with cells in these blocks that are unlike any that can be drawn, so that they are written again.
  func vacated(in blocks: [Rect]) -> Canvas {
    var result = self
    for block in blocks {
      let area = block.intersection(bounds)
      for row in area.rows {
        let unknown = GridCell(character: "\0", style: .plain, columns: 1)
        result.replace(row: row, columns: area.columns, with: repeatElement(unknown, count: area.size.columns))
      }
    }
    return result
  }
}

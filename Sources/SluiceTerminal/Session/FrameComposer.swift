/// Puts the bytes of a frame together: cells, pictures and the cursor, as the difference to the last frame.
///
/// This is the only place that knows what the terminal shows.
struct FrameComposer: Sendable {
  /// Writes the cells.
  var writer: FrameWriter

  /// Whether the terminal holds a frame back until it is whole (mode 2026).
  var isSynchronized = false

  private var pictures = PictureComposer()
  private var shown: Canvas?
  private var cursor: Point?

  /// A composer for a terminal that shows nothing yet, and has its cursor hidden.
  init(writer: FrameWriter) {
    self.writer = writer
  }

  /// Has the next frame drawn whole, because something else may have drawn on the terminal.
  mutating func forget() {
    pictures.forget()
    shown = nil
    cursor = nil
  }

  /// The bytes that turn what is shown into the given frame; none where nothing changed.
  ///
  /// Pictures are drawn in the terminal's own way where it has one, and otherwise by the cells that stand for them. They
  /// are written behind the cells, where the cursor is hidden and the style is plain. O(cells).
  mutating func bytes(
    for canvas: Canvas, cursor next: Point?, graphics: GraphicsProtocol = .none, cell: CellPixels? = nil
  ) -> [UInt8] {
    let frame = pictures.frame(canvas, graphics: graphics, cell: cell, since: shown)
    let cells = writer.frame(frame.canvas, since: shown?.vacated(in: frame.vacated))
    shown = frame.canvas
    let draws = !cells.isEmpty || !frame.bytes.isEmpty
    guard draws || next != cursor else { return [] }
    var bytes: [UInt8] = []
    if isSynchronized { bytes += "\u{1B}[?2026h".utf8 }
    if draws || next == nil, cursor != nil { bytes += "\u{1B}[?25l".utf8 }
    bytes += cells
    bytes += frame.bytes
    if let next {
      bytes += "\u{1B}[\(next.row + 1);\(next.column + 1)H".utf8
      if draws || cursor == nil { bytes += "\u{1B}[?25h".utf8 }
    }
    if isSynchronized { bytes += "\u{1B}[?2026l".utf8 }
    cursor = next
    return bytes
  }
}

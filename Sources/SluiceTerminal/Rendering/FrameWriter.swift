/// Turns a canvas into one buffer of bytes for a terminal, a pipe or a file.
///
/// The whole buffer belongs into one write (`OutputSink`). `lines(_:)` prints a canvas once, in a terminal that
/// scrolls; `frame(_:since:)` keeps a screen up to date.
///
/// Terminals disagree about the width of clusters of several scalars (families, skin tones, keycaps). Where the
/// cursor may be moved, the writer therefore erases the columns reserved for such a cluster, draws it, and addresses
/// the cell after it absolutely. So what follows is in its column, whatever the terminal thought of the cluster.
public struct FrameWriter: Sendable, Hashable {
  /// The colours to use; with `none`, `lines(_:)` writes plain text, and `frame(_:since:)` only attributes.
  public var depth: ColorDepth

  /// Whether the bytes go to a terminal, where the cursor may be moved; false for a pipe.
  public var movesCursor: Bool

  /// A writer for a terminal (`movesCursor`) or a pipe that shows colours of the given depth.
  public init(depth: ColorDepth, movesCursor: Bool) {
    self.depth = depth
    self.movesCursor = movesCursor
  }

  /// A writer for the terminal or pipe that `profile` describes.
  public init(profile: TerminalProfile) {
    self.init(depth: profile.depth, movesCursor: profile.movesCursor)
  }

  /// The canvas printed once, each row ended by a line break: styled, or plain text where `depth` is `none`.
  ///
  /// O(cells).
  public func lines(_ canvas: Canvas) -> [UInt8] {
    depth == .none ? plainText(canvas) : styledLines(canvas)
  }

  /// The canvas as plain text: no escape sequence, no spaces at the end of a row, each row ended by a line break.
  ///
  /// O(cells).
  public func plainText(_ canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.cells.count)
    for line in canvas.lines {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

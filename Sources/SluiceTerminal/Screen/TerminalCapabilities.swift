/// What a terminal can do beyond text, as far as it has told: views and pictures read it from `screen.capabilities`.
///
/// A terminal answers within milliseconds of the start, or never; until then, and in tests, nothing is known.
public struct TerminalCapabilities: Sendable, Hashable {
  /// How pictures can be shown in full resolution.
  public var graphics: GraphicsProtocol

  /// The extent of a cell in pixels; nil where it is not known.
  public var cellPixels: CellPixels?

  /// The colour behind text that has none of its own; nil where it is not known.
  public var background: Color?

  /// Whether a frame can be held back until it is whole (mode 2026).
  public var synchronizedOutput: Bool

  /// Whether keys can be told apart that share their bytes otherwise, as tab and control-i do.
  public var kittyKeyboard: Bool

  /// What the terminal calls itself, with its version: "kitty(0.26.5)"; nil where it does not say.
  public var name: String?

  /// Capabilities as given; nothing where nothing is.
  public init(
    graphics: GraphicsProtocol = .none, cellPixels: CellPixels? = nil, background: Color? = nil,
    synchronizedOutput: Bool = false, kittyKeyboard: Bool = false, name: String? = nil
  ) {
    self.graphics = graphics
    self.cellPixels = cellPixels
    self.background = background
    self.synchronizedOutput = synchronizedOutput
    self.kittyKeyboard = kittyKeyboard
    self.name = name
  }

  /// Whether the terminal is bright behind its text; nil where the colour is not known.
  public var hasLightBackground: Bool? {
    // The weights of ITU-R BT.601 for the eye, in thousandths.
    background.map { 299 * Int($0.red) + 587 * Int($0.green) + 114 * Int($0.blue) >= 127_500 }
  }
}

/// How a terminal shows pictures in full resolution.
public enum GraphicsProtocol: Sendable, Hashable {
  /// Not at all: pictures are made of half blocks.
  case none
  /// As bands of six rows of pixels.
  case sixel
  /// By the protocol of the terminal kitty.
  case kitty
}

/// The extent of one cell of a terminal in pixels.
public struct CellPixels: Sendable, Hashable {
  /// The pixels from left to right; at least 1.
  public let width: Int

  /// The pixels from top to bottom; at least 1.
  public let height: Int

  /// An extent in pixels; nil unless both are from 1 to 1,000.
  public init?(width: Int, height: Int) {
    guard 1...1000 ~= width, 1...1000 ~= height else { return nil }
    self.width = width
    self.height = height
  }
}

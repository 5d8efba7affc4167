/// How a cell's character is shown: its colours and attributes.
public struct Style: Sendable, Hashable {
  /// The colour of the character; nil for the terminal's own.
  public var foreground: Color?

  /// The colour behind the character; nil for the terminal's own.
  public var background: Color?

  /// Whether the character is drawn heavier or brighter.
  public var bold: Bool

  /// Whether the character is drawn fainter.
  public var dim: Bool

  /// Whether the character is slanted, where the terminal can.
  public var italic: Bool

  /// Whether the cell is underlined.
  public var underline: Bool

  /// Whether the two colours change places.
  public var inverse: Bool

  /// A style; without arguments, the terminal's own colours and no attribute.
  public init(
    foreground: Color? = nil, background: Color? = nil, bold: Bool = false, dim: Bool = false,
    italic: Bool = false, underline: Bool = false, inverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.inverse = inverse
  }

  /// The terminal's own colours and no attribute.
  public static let plain = Style()
}

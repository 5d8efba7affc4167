/// A colour of three components (sRGB).
public struct Color: Sendable, Hashable {
  /// The three components, each from 0 (none) to 255 (full).
  public var red, green, blue: UInt8

  /// A colour of three components, each from 0 (none) to 255 (full).
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// How many colours a terminal can show.
public enum ColorDepth: Sendable {
  /// No colour.
  case none
  /// The 16 named colours.
  case ansi16
  /// The palette of 256: 16 named colours, a cube of 6 by 6 by 6, and 24 greys.
  case palette256
  /// Any colour of three components.
  case trueColor
}

/// A colour of the screen: red, green and blue, each 0 to 255 in sRGB.
public struct Color: Sendable, Hashable {
  /// The red part, 0 to 255.
  public var red: UInt8
  /// The green part, 0 to 255.
  public var green: UInt8
  /// The blue part, 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its three parts, each 0 to 255 in sRGB.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// How many colours a terminal can show.
public enum ColorDepth: Sendable {
  /// No colour at all.
  case none
  /// The sixteen classic colours.
  case ansi16
  /// The 256 colours of xterm's palette.
  case palette256
  /// 24 bits per colour.
  case trueColor
}

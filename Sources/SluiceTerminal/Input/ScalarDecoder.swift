/// Decodes UTF-8 one byte at a time.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The bytes that may come next: fewer after some first bytes, so that nothing overlong or beyond Unicode gets by.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last bytes are the beginning of a scalar.
  var isInside: Bool { missing > 0 }

  /// Takes a byte; the scalars that it completes are the damaged beginning before it, and the one it ends.
  mutating func take(_ byte: UInt8) -> (damaged: Unicode.Scalar?, complete: Unicode.Scalar?) {
    guard missing > 0 else { return (nil, begin(byte)) }
    guard allowed ~= byte else { return (finish(), begin(byte)) }
    value = value << 6 | UInt32(byte & 0x3F)
    allowed = 0x80...0xBF
    missing -= 1
    return (nil, missing == 0 ? Unicode.Scalar(value) ?? "\u{FFFD}" : nil)
  }

  /// Gives up a scalar that has begun, which then is U+FFFD.
  mutating func finish() -> Unicode.Scalar? {
    guard missing > 0 else { return nil }
    missing = 0
    return "\u{FFFD}"
  }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    allowed = 0x80...0xBF
    switch byte {
    case ..<0x80: return Unicode.Scalar(byte)
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return "\u{FFFD}"
    }
    return nil
  }
}

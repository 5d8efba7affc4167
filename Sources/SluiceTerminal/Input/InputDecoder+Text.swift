extension InputDecoder {
  /// A byte outside of any sequence; `alt` where an Escape came before it.
  mutating func takeInGround(_ byte: UInt8, alt: Bool) {
    switch byte {
    case 0x1B:
      finishText()
      enter(.escape(alt: false))
    case ..<0x20, 0x7F:
      finishText()
      press(InputDecoder.controlKey(byte), alt: alt)
    default:
      text.take(byte, alt: alt, to: &outputs)
    }
  }

  /// The key of a control character: the names that keys have, and otherwise control with a character.
  static func controlKey(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case ..<0x1B: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }
}

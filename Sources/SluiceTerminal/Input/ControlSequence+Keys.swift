extension ControlSequence {
  /// Whether pasted text follows.
  var beginsPaste: Bool { isPlain && final == UInt8(ascii: "~") && self[0] == 200 }

  /// Whether the terminal gained (true) or lost (false) the keyboard; nil where the sequence is another.
  var focusChange: Bool? {
    guard isPlain, parameters == [[0]] else { return nil }
    switch final {
    case UInt8(ascii: "I"): return true
    case UInt8(ascii: "O"): return false
    default: return nil
    }
  }

  fileprivate var isPlain: Bool { prefix == nil && intermediates.isEmpty }

  /// Whether the key was let go (kitty's third kind of event).
  fileprivate var isRelease: Bool { self[1, 1] == 3 }
}

extension KeyModifiers {
  /// The modifiers in the second parameter: one more than the sum of 1 shift, 2 alt, 4 control, 8 super, 32 meta.
  init(_ sequence: ControlSequence) {
    let bits = max(0, sequence[1] - 1)
    self.init(rawValue: UInt8(bits & 0x0F))
    if bits & 0x20 != 0 { insert(.alt) }
  }
}

extension KeyPress {
  /// The key in a control sequence; nil where it is none, or was let go.
  init?(_ sequence: ControlSequence) {
    guard sequence.isPlain, !sequence.isRelease else { return nil }
    let key: Key?
    switch sequence.final {
    case UInt8(ascii: "u"):
      self.init(
        unicode: sequence[0], shifted: sequence[0, 1], latin: sequence[0, 2], modifiers: KeyModifiers(sequence))
      return
    case UInt8(ascii: "~") where sequence[0] == 27:
      // The other order of xterm: 27, modifiers, code.
      self.init(unicode: sequence[2], shifted: 0, latin: 0, modifiers: KeyModifiers(sequence))
      return
    case UInt8(ascii: "~"): key = Key(number: sequence[0])
    case UInt8(ascii: "Z"):
      self.init(.tab, modifiers: KeyModifiers(sequence).union(.shift))
      return
    default: key = Key(letter: sequence.final)
    }
    guard let key else { return nil }
    self.init(key, modifiers: KeyModifiers(sequence))
  }

  /// The key of a code of kitty's keyboard protocol; `shifted` is what it types together with shift, and `latin` what is
  /// on the key of a Latin keyboard in the same place, or 0.
  private init?(unicode: Int, shifted: Int, latin: Int, modifiers: KeyModifiers) {
    // Control-c is control-c in any alphabet; up to U+024F they are all Latin.
    if unicode > 0x24F, 0x21..<0x7F ~= latin, !modifiers.isDisjoint(with: [.control, .alt]) {
      self.init(unicode: latin, shifted: 0, latin: 0, modifiers: modifiers)
      return
    }
    if let key = Key(unicode: unicode) {
      self.init(key, modifiers: modifiers)
      return
    }
    guard let scalar = UInt32(exactly: unicode).flatMap(Unicode.Scalar.init), !scalar.isUnprintable else { return nil }
    let character = Character(scalar)
    guard modifiers.contains(.shift), !modifiers.contains(.control) else {
      self.init(.character(character), modifiers: modifiers)
      return
    }
    // The character tells of shift, where the terminal or the alphabet knows how.
    let upper = UInt32(exactly: shifted).flatMap(Unicode.Scalar.init).flatMap { $0.isUnprintable ? nil : Character($0) }
    let uppercased = String(character).uppercased()
    let typed = upper ?? (uppercased.count == 1 ? Character(uppercased) : character)
    self.init(.character(typed), modifiers: typed == character ? modifiers : modifiers.subtracting(.shift))
  }

  /// The key behind `SS3`; nil where it is unknown.
  init?(keypad byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = "="
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self = .character(Character(Unicode.Scalar(byte - 0x40)))
    default:
      guard let key = Key(letter: byte) else { return nil }
      self.init(key)
    }
  }
}

extension Key {
  /// The key of a sequence that ends in a letter.
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .arrowUp
    case UInt8(ascii: "B"): self = .arrowDown
    case UInt8(ascii: "C"): self = .arrowRight
    case UInt8(ascii: "D"): self = .arrowLeft
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(letter - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  /// The key of a sequence that ends in "~".
  fileprivate init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28...29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key of a code of kitty's keyboard protocol that types no character of its own.
  fileprivate init?(unicode: Int) {
    switch unicode {
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 57376...57398: self = .function(unicode - 57363)
    case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(unicode - 57399) + 0x30)))
    case 57409...57413: self = .character(Array("./*-+")[unicode - 57409])
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417...57426:
      let pad: [Key] = [
        .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .insert, .delete,
      ]
      self = pad[unicode - 57417]
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or one of kitty's codes for keys without a character.
  fileprivate var isUnprintable: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || 0xE000...0xF8FF ~= value
  }
}

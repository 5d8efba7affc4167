extension InputDecoder {
  /// The byte after an Escape: the beginning of a sequence, or a key that is pressed together with alt.
  mutating func takeAfterEscape(_ byte: UInt8, alt: Bool) {
    switch byte {
    case UInt8(ascii: "["): enter(.controlSequence(alt: alt, isTooLong: false))
    case UInt8(ascii: "O"): enter(.keypad(alt: alt))
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      if alt { press(.escape) }
      enter(.string(byte, isTooLong: false))
    case 0x1B:
      if alt { press(.escape) }
      enter(.escape(alt: true))
    default:
      if alt { press(.escape) }
      enter(.ground)
      takeInGround(byte, alt: true)
    }
  }

  /// A byte of a control sequence; one that cannot be in it ends it, and counts for itself.
  mutating func takeInSequence(_ byte: UInt8, alt: Bool, isTooLong: Bool) {
    switch byte {
    case 0x20...0x3F where collected.count == Self.sequenceLimit:
      state = .controlSequence(alt: alt, isTooLong: true)
    case 0x20...0x3F: collected.append(byte)
    case UInt8(ascii: "[") where collected.isEmpty: enter(.consoleFunction)
    case UInt8(ascii: "M") where collected.isEmpty: enter(.oldMouse)
    case 0x40...0x7E:
      let sequence = ControlSequence(body: collected, final: byte)
      enter(.ground)
      if !isTooLong { finish(sequence, alt: alt) }
    default: abandon(for: byte)
    }
  }

  private mutating func finish(_ sequence: ControlSequence, alt: Bool) {
    if sequence.beginsPaste {
      enter(.paste)
    } else if let reply = TerminalReply(sequence) {
      outputs.append(.reply(reply))
    } else if let mouse = MouseEvent(sequence) {
      emit(.mouse(mouse))
    } else if let isFocused = sequence.focusChange {
      emit(.focus(isFocused))
    } else if let key = KeyPress(sequence) {
      press(key, alt: alt)
    }
  }

  mutating func takeConsoleFunction(_ byte: UInt8) {
    guard 0x20..<0x7F ~= byte else { return abandon(for: byte) }
    enter(.ground)
    if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte { press(.function(Int(byte - UInt8(ascii: "A")) + 1)) }
  }

  /// A mouse report of the oldest kind, which was not asked for: its bytes are kept from being taken for keys.
  mutating func takeOldMouse(_ byte: UInt8) {
    if byte < 0x20 { return abandon(for: byte) }
    collected.append(byte)
    if collected.count == 3 { enter(.ground) }
  }

  /// A byte behind `SS3`; digits before the last byte are modifiers that some terminals send.
  mutating func takeKeypad(_ byte: UInt8, alt: Bool) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9") where collected.count < 4: collected.append(byte)
    case 0x21..<0x7F:
      let modifiers = collected.isEmpty ? "" : "1;" + String(decoding: collected, as: UTF8.self)
      enter(.ground)
      guard var key = KeyPress(keypad: byte) else { return }
      key.modifiers.formUnion(KeyModifiers(ControlSequence(body: Array(modifiers.utf8), final: byte)))
      press(key, alt: alt)
    default:
      let isEmpty = collected.isEmpty
      enter(.ground)
      if isEmpty { press(introducer: "O", afterEscape: alt) }
      takeInGround(byte, alt: false)
    }
  }

  /// Drops the sequence, because a byte came that cannot be in it; CAN and SUB do nothing else.
  mutating func abandon(for byte: UInt8) {
    enter(.ground)
    if byte != 0x18, byte != 0x1A { takeInGround(byte, alt: false) }
  }
}

extension InputDecoder {
  /// A byte of a string: it ends in `ESC \`, an OSC also in BEL.
  mutating func takeInString(_ byte: UInt8, _ introducer: UInt8, isTooLong: Bool) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer, isTooLong: isTooLong)
    case 0x07 where introducer == UInt8(ascii: "]"): finishString(introducer, isTooLong: isTooLong)
    case ..<0x20: abandon(for: byte)
    case _ where collected.count == Self.stringLimit: state = .string(introducer, isTooLong: true)
    default: collected.append(byte)
    }
  }

  mutating func takeStringEnd(_ byte: UInt8, _ introducer: UInt8, isTooLong: Bool) {
    if byte == UInt8(ascii: "\\") { return finishString(introducer, isTooLong: isTooLong) }
    // The string was cut off by another sequence.
    enter(.escape(alt: false))
    takeAfterEscape(byte, alt: false)
  }

  private mutating func finishString(_ introducer: UInt8, isTooLong: Bool) {
    let reply = isTooLong ? nil : TerminalReply(introducer: introducer, content: collected)
    enter(.ground)
    if let reply { outputs.append(.reply(reply)) }
  }
}

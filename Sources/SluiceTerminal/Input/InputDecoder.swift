/// Turns the bytes of a terminal into events and replies, in chunks of any size.
///
/// A byte state machine: where the bytes are cut does not matter, and what is held back between two chunks is bounded.
/// Some input cannot be told to be complete by itself: an Escape may begin a sequence, and a character may be joined by
/// the next one. `pause` says how long to wait for more; `flush()` then takes what is there as complete.
///
/// Sequences follow ECMA-48, xterm's control sequences, and the keyboard protocol of kitty. One that is unknown,
/// damaged or too long is dropped whole.
struct InputDecoder: Sendable {
  /// What came out of the bytes.
  enum Output: Sendable, Hashable {
    /// Something the user did.
    case event(InputEvent)
    /// An answer of the terminal.
    case reply(TerminalReply)
  }

  /// Where in a sequence the next byte belongs.
  enum State: Sendable {
    /// Nowhere: text, or the beginning of a sequence.
    case ground
    /// Behind an Escape; with `alt`, behind a second one.
    case escape(alt: Bool)
    /// In a control sequence (CSI), whose bytes are collected; not any more where it was too long.
    case controlSequence(alt: Bool, isTooLong: Bool)
    /// Behind `CSI [`, where the Linux console has its function keys.
    case consoleFunction
    /// In the three bytes of an old mouse report.
    case oldMouse
    /// Behind `SS3`, where keypads and function keys are.
    case keypad(alt: Bool)
    /// In a string of the terminal's (OSC, DCS, APC, PM, SOS), known by its second byte.
    case string(UInt8, isTooLong: Bool)
    /// Behind an Escape in such a string.
    case stringEscape(UInt8, isTooLong: Bool)
    /// Between the brackets of pasted text.
    case paste
  }

  /// The longest control sequence, in bytes; known ones stay far below.
  static let sequenceLimit = 128
  /// The longest string of the terminal's, in bytes.
  static let stringLimit = 1024

  var state = State.ground
  /// The bytes of the sequence in the making; at most `stringLimit`.
  var collected: [UInt8] = []
  var text = TextAssembler()
  var paste: PasteCollector
  var outputs: [Output] = []

  /// A decoder at the beginning of input.
  ///
  /// Pasted text comes in pieces of at most `pasteLimit` bytes (at least 64), so that its memory is bounded.
  init(pasteLimit: Int = 1 << 20) {
    paste = PasteCollector(limit: pasteLimit)
  }

  /// What the bytes complete, in order.
  ///
  /// O(bytes).
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Output] {
    for byte in bytes { take(byte) }
    return takeOutputs()
  }

  /// Takes everything held back as complete, because nothing came for the time of `pause`.
  ///
  /// A lone Escape is the escape key, a sequence cut short is dropped; pasted text is handed on, and still waits for its end.
  mutating func flush() -> [Output] {
    finishText()
    switch state {
    case .ground: return takeOutputs()
    case .paste:
      deal(with: paste.flush())
      if case .escape = state { return flush() }
      return takeOutputs()
    case .escape(let alt): press(KeyPress(.escape, modifiers: alt ? .alt : []))
    case .controlSequence(let alt, _) where collected.isEmpty: press(introducer: "[", afterEscape: alt)
    case .keypad(let alt) where collected.isEmpty: press(introducer: "O", afterEscape: alt)
    case .string(let byte, _) where collected.isEmpty:
      press(introducer: Character(Unicode.Scalar(byte)), afterEscape: false)
    case .controlSequence, .consoleFunction, .oldMouse, .keypad, .string, .stringEscape: break
    }
    enter(.ground)
    return takeOutputs()
  }

  /// How long to wait for more bytes before `flush()`; nil where nothing is held back that time could complete.
  var pause: Duration? {
    switch state {
    case .ground: text.pause
    case .paste: paste.pause
    case .escape: .milliseconds(40)
    case .controlSequence, .keypad, .string: .milliseconds(collected.isEmpty ? 40 : 120)
    case .consoleFunction, .oldMouse, .stringEscape: .milliseconds(120)
    }
  }

  /// The bytes held back between two chunks; bounded by the limits of sequences, of characters and of pasted text.
  var heldBytes: Int { collected.count + text.heldBytes + paste.heldBytes }

  private mutating func takeOutputs() -> [Output] {
    defer { outputs = [] }
    return outputs
  }
}

extension InputDecoder {
  /// Goes to another state with nothing collected.
  mutating func enter(_ next: State) {
    state = next
    collected.removeAll(keepingCapacity: true)
  }

  mutating func emit(_ event: InputEvent?) {
    if let event { outputs.append(.event(event)) }
  }

  mutating func press(_ press: KeyPress, alt: Bool = false) {
    var press = press
    if alt { press.modifiers.insert(.alt) }
    emit(.key(press))
  }

  /// What looked like the beginning of a sequence was a character together with alt, maybe behind an Escape of its own.
  mutating func press(introducer: Character, afterEscape: Bool) {
    if afterEscape { press(.escape) }
    press(.alt(introducer))
  }

  mutating func finishText() {
    text.finish(to: &outputs)
  }

  /// One byte further; a state that the byte does not belong to leaves it to the ground.
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte, alt: false)
    case .escape(let alt): takeAfterEscape(byte, alt: alt)
    case .controlSequence(let alt, let isTooLong): takeInSequence(byte, alt: alt, isTooLong: isTooLong)
    case .consoleFunction: takeConsoleFunction(byte)
    case .oldMouse: takeOldMouse(byte)
    case .keypad(let alt): takeKeypad(byte, alt: alt)
    case .string(let introducer, let isTooLong): takeInString(byte, introducer, isTooLong: isTooLong)
    case .stringEscape(let introducer, let isTooLong): takeStringEnd(byte, introducer, isTooLong: isTooLong)
    case .paste: deal(with: paste.take(byte))
    }
  }

  private mutating func deal(with step: PasteCollector.Step) {
    switch step {
    case .nothing: break
    case .piece(let text): if !text.isEmpty { emit(.paste(text)) }
    case .end(let text):
      if !text.isEmpty { emit(.paste(text)) }
      enter(.ground)
    case .lost(let text, let key):
      if !text.isEmpty { emit(.paste(text)) }
      enter(.ground)
      for byte in key { take(byte) }
    }
  }
}

/// Collects the text between the brackets of a paste, byte by byte, until its end comes.
///
/// Line breaks of every kind become "\n", the tab stays, and other control characters are left out, so that pasted text
/// can neither be taken for keys nor end the paste. Text longer than `limit` bytes comes in pieces, cut between
/// characters; pieces put together are the whole text.
///
/// The end may be lost, and then all keys would be taken for text. So what there is is handed on when nothing comes for a
/// while, and from then on a key that no text holds, Escape or control-C, ends the paste.
struct PasteCollector: Sendable {
  /// What a byte led to.
  enum Step: Sendable, Hashable {
    case nothing
    /// A piece of a text that goes on.
    case piece(String)
    /// The last piece, which may be empty.
    case end(String)
    /// The last piece of a paste whose end was lost, and the bytes of a key behind it.
    case lost(String, key: [UInt8])
  }

  private static let terminator = Array("\u{1B}[201~".utf8)
  private static let interrupt: UInt8 = 0x03
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How much of the terminator has come.
  private var matched = 0
  private var endsInReturn = false
  /// Whether nothing came for a while, at some time.
  private var isStalled = false
  /// Whether nothing has come since.
  private var isQuiet = false

  init(limit: Int) {
    self.limit = max(64, limit)
  }

  /// The bytes held back; at most the limit and one terminator.
  var heldBytes: Int { bytes.count }

  /// Takes the next byte between the brackets.
  mutating func take(_ byte: UInt8) -> Step {
    isQuiet = false
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? .end(finish()) : .nothing
    }
    if isStalled, matched > 0 || byte == Self.interrupt {
      let key = Self.terminator[..<matched] + [byte]
      return .lost(finish(), key: Array(key))
    }
    // What looked like the terminator was text; its Escape is left out as a control character.
    for index in 0..<matched { append(Self.terminator[index]) }
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { append(byte) }
    return bytes.count >= limit ? .piece(cut()) : .nothing
  }

  /// How long to wait for more before `flush()`; nil where nothing is held back that time could complete.
  var pause: Duration? {
    if !isStalled { return .seconds(1) }
    return matched > 0 ? .milliseconds(500) : bytes.isEmpty ? nil : .seconds(1)
  }

  /// Hands on what there is, because nothing came for the time of `pause`.
  mutating func flush() -> Step {
    if isStalled, matched > 0 {
      let key = Array(Self.terminator[..<matched])
      return .lost(finish(), key: key)
    }
    let isSecondTime = isQuiet
    (isStalled, isQuiet) = (true, true)
    // A character that is not whole may be completed yet.
    let start = bytes.lastIndex { $0 < 0x80 || $0 >= 0xC0 } ?? 0
    let isWhole = String(validating: bytes[start...], as: UTF8.self) != nil
    return .piece(take(first: isWhole || isSecondTime ? bytes.count : start))
  }

  private mutating func take(first count: Int) -> String {
    defer { bytes = Array(bytes[count...]) }
    return Self.text(bytes[..<count])
  }

  private mutating func append(_ byte: UInt8) {
    defer { endsInReturn = byte == 0x0D }
    switch byte {
    case 0x0A where endsInReturn: break
    case 0x0A, 0x0D: bytes.append(0x0A)
    case 0x09, 0x20..<0x7F, 0x80...: bytes.append(byte)
    default: break
    }
  }

  private mutating func finish() -> String {
    defer { (bytes, matched, endsInReturn, isStalled) = ([], 0, false, false) }
    return Self.text(bytes)
  }

  /// All but the last character, which may not be whole; where it is too long to be held back, all but its last scalar.
  private mutating func cut() -> String {
    let start = bytes.lastIndex { $0 < 0x80 || $0 >= 0xC0 } ?? 0
    let whole = String(decoding: bytes[..<start], as: UTF8.self)
    // Damaged text is longer in its repaired form, which tells nothing about places.
    let kept = whole.utf8.count == start ? whole.last.map { $0.utf8.count } ?? 0 : 0
    var end = bytes.count - start + kept < limit / 2 ? start - kept : start
    if end == 0 { end = bytes.count }
    return take(first: end)
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    // The controls of the upper half are two bytes that begin with C2.
    if bytes.contains(0xC2) { text.unicodeScalars.removeAll { 0x80...0x9F ~= $0.value } }
    return text
  }
}

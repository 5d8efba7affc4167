/// Collects the text between the brackets of a paste, byte by byte, until its end comes.
///
/// Line breaks of every kind become "\n", the tab stays, and other control characters are left out, so that pasted text
/// can neither be taken for keys nor end the paste. Text longer than `limit` bytes comes in pieces, cut between
/// characters; pieces put together are the whole text.
struct PasteCollector: Sendable {
  /// What a byte led to.
  enum Step: Sendable, Hashable {
    case nothing
    /// A piece of a text that goes on.
    case piece(String)
    /// The last piece, which may be empty.
    case end(String)
  }

  private static let terminator = Array("\u{1B}[201~".utf8)
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How much of the terminator has come.
  private var matched = 0
  private var endsInReturn = false

  init(limit: Int) {
    self.limit = max(64, limit)
  }

  /// The bytes held back; at most the limit and one terminator.
  var heldBytes: Int { bytes.count }

  /// Takes the next byte between the brackets.
  mutating func take(_ byte: UInt8) -> Step {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? .end(finish()) : .nothing
    }
    // What looked like the terminator was text; its Escape is left out as a control character.
    for index in 0..<matched { append(Self.terminator[index]) }
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { append(byte) }
    return bytes.count >= limit ? .piece(cut()) : .nothing
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
    defer { (bytes, matched, endsInReturn) = ([], 0, false) }
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
    defer { bytes = Array(bytes[end...]) }
    return Self.text(bytes[..<end])
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    // The controls of the upper half are two bytes that begin with C2.
    if bytes.contains(0xC2) { text.unicodeScalars.removeAll { 0x80...0x9F ~= $0.value } }
    return text
  }
}

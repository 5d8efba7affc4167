import FoundationEssentials

// The parts that JSON is made of.
extension JSONScanner {
  /// The character of ASCII that comes next; nil for others and at the end.
  var peek: Unicode.Scalar? {
    offset < bytes.count && bytes[offset] < 0x80 ? Unicode.Scalar(bytes[offset]) : nil
  }

  /// Passes over a character, if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() {
    while let next = peek, next == " " || next == "\n" || next == "\r" || next == "\t" { offset += 1 }
  }

  /// What is wrong with what comes next.
  func failure(_ reason: String) -> Failure {
    Failure(offset: offset, reason: offset < bytes.count ? reason : "\(reason), but the text ends")
  }

  /// Passes over a string, and returns it without quotation marks.
  mutating func scanString() throws(Failure) -> String {
    let start = offset
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return decoded(bytes[start..<offset])
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw failure("a line break or another control character stands in a string")
      default: offset += 1
      }
    }
    throw Failure(offset: start, reason: "the string does not end")
  }

  private mutating func scanEscape() throws(Failure) {
    let start = offset
    offset += 1
    switch peek {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": offset += 1
    case "u":
      let half = try scanHexadecimal(from: start)
      // Half of a pair stands for no character.
      if half.isLow { throw Failure(offset: start, reason: Self.halfPair) }
      if half.isHigh {
        guard take("\\"), peek == "u", try scanHexadecimal(from: start).isLow else {
          throw Failure(offset: start, reason: Self.halfPair)
        }
      }
    default: throw Failure(offset: start, reason: "after \\ comes one of \" \\ / b f n r t u")
    }
  }

  private static var halfPair: String { "\\u stands for half of a character, and the other half is not beside it" }

  /// Passes over `u` and four digits, and tells which half of a pair (RFC 8259, 7) they are.
  private mutating func scanHexadecimal(from start: Int) throws(Failure) -> (isHigh: Bool, isLow: Bool) {
    offset += 1
    var unit = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }) else {
        throw Failure(offset: start, reason: "\\u is followed by four hexadecimal digits")
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return (0xD800...0xDBFF ~= unit, 0xDC00...0xDFFF ~= unit)
  }

  /// A key as a decoder reads it.
  private func decoded(_ literal: ArraySlice<UInt8>) -> String {
    if literal.contains(UInt8(ascii: "\\")), let text = try? JSONDecoder().decode(String.self, from: Data(literal)) {
      return text
    }
    return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
  }

  mutating func scanNumber() throws(Failure) {
    _ = take("-")
    if !take("0") { try scanDigits() }
    if take(".") { try scanDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(Failure) {
    let start = offset
    while let next = peek, "0"..."9" ~= next { offset += 1 }
    if offset == start { throw failure("a digit is expected") }
  }

  mutating func scanWord() throws(Failure) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    throw failure("a value is expected")
  }
}

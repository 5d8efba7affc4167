/// The lines of a string, so that two strings can be compared line by line.
enum TextLines {
  /// A longer line is shown like a string of its own, around the difference.
  private static let lineLength = 100

  /// The string as its lines; nil if it is only one.
  static func group(_ text: String) -> Dump.Group? {
    guard text.contains(where: isLineEnd) else { return nil }
    var parts: [Dump.Part] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: isLineEnd) {
      // How a line ends is part of it, if it is not the usual way.
      parts.append(part(String(rest[..<end]) + (rest[end] == "\n" ? "" : "\r")))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(part(String(rest)))
    return Dump.Group(opening: "\"\"\"", closing: "\"\"\"", style: .lines, parts: parts)
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n"
  }

  /// A line as it is, or as a literal if it does not show all that is in it.
  private static func part(_ line: String) -> Dump.Part {
    let isPlain =
      line.count <= lineLength && line.last?.isWhitespace != true
      && line.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
    return Dump.Part(label: nil, value: isPlain ? .leaf(line) : .text(line))
  }
}

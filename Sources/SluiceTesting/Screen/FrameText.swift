import SluiceTerminal

/// Frames as text, side by side.
enum FrameText {
  /// The rows of a text, as a frame has them.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.withoutSpacesAtEnd)
  }

  /// Rows without the empty ones at the end.
  static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// What to report, or nil if both are the same.
  static func failure(_ title: String, _ received: [String], _ expected: [String]) -> String? {
    let (received, expected) = (trimmed(received), trimmed(expected))
    if received == expected { return nil }
    let rows = (0..<max(received.count, expected.count)).map { row in
      (received: received.dropFirst(row).first, expected: expected.dropFirst(row).first)
    }
    let different = rows.count { $0.received != $0.expected }
    let width = max("received".count, received.map(\.displayWidth).max() ?? 0)
    let digits = "\(rows.count - 1)".count
    let header = line(" ", padded("", digits), "received", "expected", width)
    let body = rows.enumerated().map { row, texts in
      let number = String(repeating: " ", count: digits - "\(row)".count) + "\(row)"
      let mark = texts.received == texts.expected ? " " : "!"
      return line(mark, number, texts.received ?? "", texts.expected ?? "", width)
    }
    return (["\(title), rows that differ: \(different)", header] + body).joined(separator: "\n")
  }

  private static func line(
    _ mark: String, _ number: String, _ received: String, _ expected: String, _ width: Int
  ) -> String {
    let line = "\(mark) \(number) \(padded(received, width)) |"
    return expected.isEmpty ? line : "\(line) \(expected)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }
}

extension StringProtocol {
  /// The text without the spaces that it ends in.
  var withoutSpacesAtEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

import SluiceTerminal
import TestSupport
import Testing

@Suite struct WrappingTests {
  private static let cases: [(String, Int, [String])] = [
    ("", 5, [""]),
    ("abc", 5, ["abc"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 5, ["one", "two", "three"]),
    ("one   two", 4, ["one", "two"]),
    ("one   two", 3, ["one", "two"]),
    ("ends   ", 5, ["ends"]),
    ("ends   ", 7, ["ends   "]),
    ("     ", 2, [""]),
    ("  in dent", 6, ["  in", "dent"]),
    ("  indented", 8, ["indented"]),
    ("a verylongword b", 5, ["a", "veryl", "ongwo", "rd b"]),
    ("one\ntwo\n", 9, ["one", "two", ""]),
    ("one\r\n\r\ntwo", 9, ["one", "", "two"]),
    ("tab\tstop", 6, ["tab", "stop"]),
    ("안녕하세요 세계", 11, ["안녕하세요", "세계"]),
    ("안녕하세요", 4, ["안녕", "하세", "요"]),
    ("漢字abc漢字", 6, ["漢字", "abc漢", "字"]),
    ("漢字。漢字", 4, ["漢", "字。", "漢字"]),
    ("ab「漢", 4, ["ab", "「漢"]),
    ("漢a", 1, ["漢", "a"]),
    ("a漢 b", 1, ["a", "漢", "b"]),
    ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
    ("non\u{A0}breaking", 6, ["non\u{A0}br", "eaking"]),
    ("zero\u{200B}width", 6, ["zero", "width"]),
    ("abc", 0, ["a", "b", "c"]),
  ]

  @Test(arguments: cases)
  func `Lines break at spaces, then beside wide characters, then anywhere`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toWidth: width).map(String.init) == lines)
  }

  @Test(arguments: UInt64(1)...400)
  func `Wrapping random text keeps every rule`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [Character] = [
      "a", "b", "Z", " ", " ", " ", "\n", "\t", "漢", "한", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧", "🇰🇷", "1️⃣", "e\u{301}", "。",
      "「", "\u{301}", "\u{200B}", "\u{3000}", "\u{1B}", "\r\n",
    ]
    let text = String(
      (0..<Int.random(in: 0...80, using: &generator)).map { _ in pieces.randomElement(using: &generator)! })
    let width = Int.random(in: 1...12, using: &generator)
    let lines = text.wrapped(toWidth: width)
    for line in lines {
      #expect(line.displayWidth <= width || line.count == 1, "seed \(seed)")
    }
    let spaces: Set<Character> = [" ", "\t", "\n", "\r\n", "\u{3000}", "\u{200B}"]
    // Comparing characters, not scalars, also shows that no cluster was cut.
    let kept = lines.flatMap { Array($0) }.filter { !spaces.contains($0) }
    #expect(kept == Array(text).filter { !spaces.contains($0) }, "seed \(seed)")
    for (line, next) in zip(lines, lines.dropFirst()) {
      let dropped = text[line.endIndex..<next.startIndex]
      #expect(dropped.allSatisfy(spaces.contains), "seed \(seed)")
      guard dropped.isEmpty, let first = next.first, let last = line.last else { continue }
      // A break that drops nothing lies beside a wide character, or where the next character does not fit.
      let isForced = line.displayWidth + first.displayWidth > width
      #expect(isForced || first.displayWidth == 2 || last.displayWidth == 2, "seed \(seed)")
    }
  }

  @Test func `A long text of words and one word without spaces wraps to full lines`() {
    let text = String(repeating: "word 漢字 ", count: 20_000) + String(repeating: "x", count: 100_000)
    let lines = text.wrapped(toWidth: 20)
    #expect(lines.count == 15_000)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -1, ""), ("", 0, ""),
    ("漢字漢字", 6, "漢字…"), ("漢字漢字", 7, "漢字漢…"), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("a漢", 2, "a…"),
  ])
  func `Truncated text ends in an ellipsis and fits`(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test(arguments: [Int.min, -1, 0])
  func `Where there is no room, nothing is left of a text`(width: Int) {
    #expect("text".truncated(toWidth: width) == "")
    #expect("text".truncated(toWidth: width, ellipsis: "漢") == "")
  }
}

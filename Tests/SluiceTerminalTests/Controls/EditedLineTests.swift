import TestSupport
import Testing

@testable import SluiceTerminal

/// A line as the simplest thing that could work: the text before the cursor, and the text after it.
private struct NaiveLine {
  var before = ""
  var after = ""

  var text: String { before + after }

  /// The cursor in characters of the whole text.
  var cursor: Int { min(before.count, text.count) }

  mutating func place(at cursor: Int) {
    let text = text
    let cursor = min(max(0, cursor), text.count)
    (before, after) = (String(text.prefix(cursor)), String(text.dropFirst(cursor)))
  }

  mutating func perform(_ press: KeyPress) {
    switch press {
    case .arrowLeft: place(at: cursor - 1)
    case .arrowRight: place(at: cursor + 1)
    case .home: place(at: 0)
    case .end: place(at: text.count)
    case .backspace: before = String(before.dropLast())
    case .delete: after = String(after.dropFirst())
    case .control("k"): after = ""
    case .control("u"): before = ""
    case .control("w"):
      while before.last?.isWhitespace == true { before.removeLast() }
      while before.last.map({ !$0.isWhitespace }) == true { before.removeLast() }
    case KeyPress(.backspace, modifiers: .alt): before = before.withoutLastWord
    case .alt("b"): place(at: before.withoutLastWord.count)
    case .alt("f"): place(at: cursor + after.firstWord.count)
    case .alt("d"): after = String(after.dropFirst(after.firstWord.count))
    default:
      if case .character(let character) = press.key { before.append(character) }
    }
    place(at: cursor)
  }
}

extension String {
  /// The first word, with what stands before it.
  fileprivate var firstWord: Substring {
    let lead = prefix { !($0.isLetter || $0.isNumber || $0 == "_") }
    return self[..<dropFirst(lead.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }.endIndex]
  }

  fileprivate var withoutLastWord: String {
    var rest = self
    while let last = rest.last, !(last.isLetter || last.isNumber || last == "_") { rest.removeLast() }
    while let last = rest.last, last.isLetter || last.isNumber || last == "_" { rest.removeLast() }
    return rest
  }
}

@Suite struct EditedLineTests {
  private static let keys: [KeyPress] = [
    .arrowLeft, .arrowLeft, .arrowRight, .home, .end, .backspace, .delete, .control("k"), .control("u"), .control("w"),
    KeyPress(.backspace, modifiers: .alt), .alt("b"), .alt("f"), .alt("d"),
  ]
  /// Among them characters that join with what stands beside them: marks, jamo, flags, joiners, skin tones.
  private static let characters: [Character] = [
    "a", "b", "_", "1", " ", "-", "한", "글", "\u{1112}", "\u{1161}", "\u{11AB}", "e", "\u{301}", "🇰", "🇷", "🇺", "🇸",
    "👩", "\u{200D}", "👧", "👍", "\u{1F3FD}", "1", "\u{FE0F}", "\u{20E3}",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Whatever keys come, the line is what the naive one is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (line, naive) = (EditedLine(), NaiveLine())
    for step in 0..<400 {
      let press =
        Int.random(in: 0..<3, using: &random) == 0
        ? Self.keys.randomElement(using: &random)! : .character(Self.characters.randomElement(using: &random)!)
      let isHandled = line.handle(press)
      #expect(isHandled)
      naive.perform(press)
      guard line.text == naive.text, line.cursor == naive.cursor, line.characters == Array(line.text) else {
        Issue.record("seed \(seed), step \(step), \(press): \(line), not \(naive.text) at \(naive.cursor)")
        return
      }
    }
  }

  @Test func `The line never loses a scalar that was typed, and its place stays inside`() {
    var line = EditedLine("가나")
    line.move(to: 1)
    line.insert("\u{301}")
    #expect(line.characters == ["가\u{301}", "나"])
    #expect(line.cursor == 1)
    line.move(to: -5)
    #expect(line.cursor == 0)
    line.move(to: 99)
    #expect(line.cursor == 2)
    line.delete(to: 99)
    #expect(line.characters.count == 2)
    line.delete(to: -7)
    #expect(line.text.isEmpty)
  }

  @Test func `Words end at punctuation, chunks at spaces`() {
    var line = EditedLine("하나-둘 a_b, c")
    line.move(to: 8)
    #expect((line.wordStart, line.chunkStart, line.wordEnd) == (5, 5, 11))
    line.move(to: 4)
    #expect((line.wordStart, line.chunkStart) == (3, 0))
    line.move(to: 0)
    #expect((line.wordStart, line.chunkStart, line.wordEnd) == (0, 0, 2))
  }
}

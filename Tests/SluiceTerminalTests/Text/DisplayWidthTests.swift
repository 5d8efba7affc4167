import Testing

@testable import SluiceTerminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("hello", 5), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("한글", 4), ("漢字", 4), ("カナ", 4),
    ("ｶﾅ", 2), ("Ａ", 2), ("\u{3000}", 2), ("\u{AC00}", 2), ("…", 1), ("─", 1),
  ])
  func `Letters take one column, East Asian ones two`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: ["\u{1100}\u{1161}", "\u{1112}\u{1161}\u{11AB}", "\u{AC00}\u{11A8}", "\u{1100}\u{1161}\u{1161}"])
  func `A syllable in separate jamo takes two columns`(syllable: String) {
    #expect(syllable.displayWidth == 2)
  }

  @Test(arguments: [
    "🙂", "👍🏽", "👩‍👩‍👧", "👨‍👩‍👧‍👦", "❤️", "☎️", "1️⃣", "#️⃣", "1\u{20E3}", "🇰🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "❤️‍🔥", "☝🏽", "🫠", "🏽", "🧑🏽‍🤝‍🧑🏿",
  ])
  func `An emoji takes two columns, whatever it is made of`(emoji: String) {
    #expect(emoji.count == 1)
    #expect(emoji.displayWidth == 2)
  }

  @Test(arguments: [("⌚\u{FE0E}", 1), ("❤\u{FE0E}", 1), ("❤", 1), ("⌚", 2), ("🇰", 1)])
  func `Text presentation takes one column`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{301}", "\u{301}\u{302}", "\u{AD}", "\u{202E}", "\u{FE0F}"])
  func `Marks and format characters without a base take no column`(text: String) {
    #expect(text.displayWidth == 0)
  }

  @Test(arguments: [("\u{1B}", 1), ("\u{0}", 1), ("\u{7F}", 1), ("\u{85}", 1), ("\n", 1), ("\r\n", 1), ("\t", 4)])
  func `Control characters take the columns of what is drawn for them`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [("कि", 2), ("กำ", 2), ("ก่", 1), ("क्षि", 2)])
  func `Spacing marks widen their base, to two columns at most`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `The width of a text is the sum of its characters, also in a slice`() {
    let text = "aé漢👩‍👩‍👧 z"
    #expect(text.displayWidth == 8)
    #expect(text.dropFirst().displayWidth == 7)
    #expect(text.reduce(0) { $0 + $1.displayWidth } == 8)
  }

  @Test func `The tables are sorted and disjoint`() {
    for table in [WidthTable.zero, WidthTable.wide, WidthTable.composites] {
      #expect(table.count.isMultiple(of: 2))
      for index in table.indices.dropFirst() {
        #expect(index.isMultiple(of: 2) ? table[index - 1] < table[index] : table[index - 1] <= table[index])
      }
    }
  }

  @Test func `Every scalar takes 0, 1 or 2 columns, and every mark none`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect((0...2).contains(scalar.columns))
      if value < 0x3100, scalar.properties.generalCategory == .nonspacingMark,
        scalar.properties.age ?? (99, 0) <= (14, 0)
      {
        #expect(scalar.columns == 0, "\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: ["\u{378}", "\u{CF3}", "\u{20C1}", "\u{1E030}", "\u{E000}"])
  func `A scalar that the table does not know yet takes one column`(text: String) {
    #expect(text.displayWidth == 1)
  }

  @Test(arguments: ["\u{9FFF}", "\u{2FFFD}", "\u{30000}", "\u{FADA}"])
  func `A scalar of a block reserved for ideographs takes two, assigned or not`(text: String) {
    #expect(text.displayWidth == 2)
  }
}

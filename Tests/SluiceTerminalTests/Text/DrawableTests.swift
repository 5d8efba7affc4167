import Testing

@testable import SluiceTerminal

@Suite struct DrawableTests {
  private func drawn(_ character: Character) -> [UInt32]? {
    character.drawable(width: character.displayWidth)?.unicodeScalars.map(\.value)
  }

  @Test(
    arguments: [
      ("\u{1B}", 0x241B), ("\u{0}", 0x2400), ("\u{7F}", 0x2421), ("\u{9B}", 0xFFFD), ("\r\n", 0x240A),
      ("\u{2028}", 0xFFFD),
    ] as [(Character, UInt32)])
  func `A control character is drawn as a visible symbol`(character: Character, shown: UInt32) {
    #expect(drawn(character) == [shown])
  }

  @Test(arguments: ["\u{202E}", "\u{200B}", "\u{301}", "\u{AD}", "\u{2066}"] as [Character])
  func `A character without columns is not drawn`(character: Character) {
    #expect(drawn(character) == nil)
  }

  @Test(
    arguments: [
      ("e\u{301}", [0xE9]), ("\u{1112}\u{1161}\u{11AB}", [0xD55C]), ("\u{D558}\u{11AB}", [0xD55C]),
      ("\u{1112}\u{1161}", [0xD558]), ("\u{304B}\u{3099}", [0x304C]), ("a\u{323}\u{302}", [0x1EAD]),
      ("x\u{301}", [0x78, 0x301]), ("❤\u{FE0F}", [0x2764, 0xFE0F]),
      ("\u{1100}\u{1175}\u{11A7}", [0x1100, 0x1175, 0x11A7]),
      ("\u{3B1}\u{313}\u{300}\u{345}", [0x1F82]),
    ] as [(Character, [UInt32])])
  func `A cluster with an equivalent scalar is drawn as that scalar`(character: Character, shown: [UInt32]) {
    #expect(drawn(character) == shown)
  }

  @Test(arguments: ["a", "가", "\u{1100}\u{1161}", "👩"])
  func `A heap of marks is cut, so that cells stay quick to compare`(base: String) {
    let heap = Character(base + String(repeating: "\u{301}\u{316}", count: 200_000))
    #expect(drawn(heap)?.count == 32)
    var canvas = Canvas(size: Size(columns: 2, rows: 1))
    canvas.draw(String(heap), at: .zero)
    #expect(canvas.lines == [canvas[.zero].character].map { String($0) })
    #expect(FrameWriter(depth: .trueColor, movesCursor: true).lines(canvas).count < 200)
  }

  @Test func `A heap of marks between wide letters is wrapped as one letter`() {
    let heap = "가" + String(repeating: "\u{301}\u{316}", count: 200_000)
    #expect("나\(heap)다".wrapped(toWidth: 2).map(\.count) == [1, 1, 1])
  }
}

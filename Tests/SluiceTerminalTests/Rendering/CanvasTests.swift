import SluiceTerminal
import TestSupport
import Testing

@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas { Canvas(size: Size(columns: columns, rows: rows)) }

  private func drawn(_ text: String, at column: Int = 0, in columns: Int) -> String {
    var canvas = canvas(columns)
    canvas.draw(text, at: Point(column: column, row: 0))
    return canvas.lines[0]
  }

  @Test(arguments: [
    ("a", 1, "a"), ("abc", 1, "a"), ("漢", 1, ""), ("漢a", 2, "漢"), ("a漢", 2, "a"), ("한글", 3, "한"), ("👩‍👩‍👧", 1, ""),
    ("👩‍👩‍👧", 2, "👩‍👩‍👧"), ("é漢👩‍👩‍👧|", 40, "é漢👩‍👩‍👧|"), ("e\u{301}x", 2, "éx"), ("a\tb", 40, "a    b"),
    ("\u{1B}[31mred", 40, "␛[31mred"),
    ("a\u{301}\u{301}", 1, "a\u{301}\u{301}"), ("\u{301}a", 2, "a"), ("two\nlines", 40, "two␊lines"), ("", 40, ""),
  ])
  func `B31 Text is clipped at the edge and never cuts a wide character`(text: String, columns: Int, line: String) {
    #expect(drawn(text, in: columns) == line)
  }

  @Test func `Wide characters that do not fit leave a space in the style of the text`() {
    var canvas = canvas(3)
    canvas.draw("漢字", at: .zero, style: Style(bold: true))
    #expect(canvas[Point(column: 2, row: 0)] == .blank(Style(bold: true)))
  }

  @Test func `A wide character takes a left and a right cell`() {
    var canvas = canvas(4)
    #expect(canvas.draw("漢a", at: Point(column: 1, row: 0)) == 3)
    #expect(canvas[row: 0].map(\.columns) == [1, 2, 0, 1])
  }

  @Test func `Overwriting the right half of a wide character blanks the left half`() {
    var canvas = canvas(4)
    canvas.draw("漢字", at: .zero)
    canvas.draw("x", at: Point(column: 1, row: 0))
    #expect(canvas.lines == [" x字"])
  }

  @Test func `Overwriting the left half of a wide character blanks the right half`() {
    var canvas = canvas(5)
    canvas.draw("漢字|", at: .zero)
    canvas.draw("x", at: Point(column: 2, row: 0))
    #expect(canvas.lines == ["漢x |"])
  }

  @Test func `A wide character between two others blanks a half of each`() {
    var canvas = canvas(4)
    canvas.draw("漢字", at: .zero)
    canvas.draw("한", at: Point(column: 1, row: 0))
    #expect(canvas.lines == [" 한"])
    #expect(canvas[row: 0].map(\.columns) == [1, 2, 0, 1])
  }

  @Test func `Text is clipped to a block on both sides`() {
    var canvas = canvas(8)
    canvas.fill(canvas.bounds, with: ".")
    let clip = Rect(column: 2, row: 0, columns: 4, rows: 1)
    canvas.draw("a漢bc漢", at: Point(column: 0, row: 0), in: clip)
    #expect(canvas.lines == [".. bc .."])
    canvas.draw("zz", at: Point(column: 0, row: 0), in: clip)
    canvas.draw("zz", at: Point(column: 6, row: 0), in: clip)
    canvas.draw("zz", at: Point(column: 2, row: 1), in: clip)
    #expect(canvas.lines == [".. bc .."])
  }

  @Test func `Lines fill a block from its top and are clipped to it`() {
    var canvas = canvas(6, 4)
    let rect = Rect(column: 1, row: 1, columns: 4, rows: 2)
    #expect(canvas.draw(lines: "one two three".wrapped(toWidth: 4), in: rect) == 2)
    #expect(canvas.lines == ["", " one", " two", ""])
  }

  @Test func `A block is filled with a character, also a wide one`() {
    var canvas = canvas(5, 2)
    canvas.fill(Rect(column: 0, row: 0, columns: 9, rows: 1), with: "漢")
    canvas.fill(Rect(column: 1, row: 1, columns: 2, rows: 9), with: "-")
    #expect(canvas.lines == ["漢漢", " --"])
    canvas.fill(canvas.bounds, with: "\u{1B}")
    canvas.fill(Rect(size: Size(columns: 1, rows: 1)), with: "\u{301}")
    #expect(canvas.lines == [" ␛␛␛␛", "␛␛␛␛␛"])
  }

  @Test func `A part of another canvas is drawn at an offset, without cut characters`() {
    var source = canvas(6, 3)
    source.draw("漢字ab", at: .zero)
    source.draw("second", at: Point(column: 0, row: 1))
    var target = canvas(5, 3)
    target.fill(target.bounds, with: ".")
    target.draw(source, part: Rect(column: 1, row: 0, columns: 9, rows: 2), at: Point(column: 1, row: 1))
    #expect(target.lines == [".....", ". 字a", ".econ"])
    target.draw(source, at: Point(column: 2, row: 2))
    #expect(target.lines[2] == ".e漢")
    target.draw(source, at: Point(column: 9, row: 9))
    #expect(target.lines[0] == ".....")
  }

  @Test func `Restyling keeps what is drawn`() {
    var canvas = canvas(4)
    canvas.draw("a漢b", at: .zero, style: Style(bold: true))
    canvas.restyle(Rect(size: Size(columns: 2, rows: 1))) { $0.inverse = true }
    #expect(canvas.lines == ["a漢b"])
    #expect(canvas[row: 0].map(\.style.inverse) == [true, true, true, false])
    #expect(canvas[row: 0].map(\.style.bold) == [true, true, true, true])
  }

  @Test func `A canvas without cells takes every call`() {
    var canvas = canvas(0, 0)
    canvas.draw("漢", at: .zero)
    canvas.fill(Rect(size: Size(columns: 3, rows: 3)), with: "漢")
    canvas.draw(Canvas(size: Size(columns: 2, rows: 2)), at: .zero)
    #expect(canvas.lines.isEmpty)
    #expect(canvas[.zero] == .blank())
  }

  @Test(arguments: UInt64(1)...200)
  func `Random drawing keeps both halves of every wide character together`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var canvas = canvas(7, 3)
    for _ in 0..<60 { canvas.drawSomething(using: &generator) }
    for row in 0..<3 {
      let columns = canvas[row: row].map(\.columns)
      for (left, right) in zip([1] + columns, columns + [1]) { #expect((left == 2) == (right == 0), "seed \(seed)") }
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `A text in one piece is drawn like its characters one by one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var whole = canvas(9, 2)
    for _ in 0..<8 { whole.drawSomething(using: &generator) }
    var single = whole
    let pieces = ["a", "b", " ", "x", "é", "漢", "e\u{301}"]
    let length = Int.random(in: 0...12, using: &generator)
    let text = (0..<length).compactMap { _ in pieces.prefix(Int(seed % 8)).randomElement(using: &generator) }.joined()
    let start = Int.random(in: 0...9, using: &generator)
    let clip = Rect(column: Int.random(in: 0...3, using: &generator), row: 0, columns: 5, rows: 1)
    let columns = whole.draw(text, at: Point(column: start, row: 0), in: clip)
    var column = start
    for character in text { column += single.draw(String(character), at: Point(column: column, row: 0), in: clip) }
    #expect(whole == single, "seed \(seed)")
    #expect(columns == column - start, "seed \(seed)")
  }

  @Test func `The columns drawn lead to the next piece of the line`() {
    var canvas = canvas(10)
    var column = canvas.draw("漢 ", at: .zero)
    column += canvas.draw("bold", at: Point(column: column, row: 0), style: Style(bold: true))
    #expect(column == 7)
    #expect(canvas.draw("漢字漢字", at: Point(column: column, row: 0)) == 3)
    #expect(canvas.draw("x", at: Point(column: 20, row: 0)) == 0)
  }

  @Test func `Lines that begin at the end of the plane are clipped`() {
    var canvas = canvas(3, 2)
    for row in [Int.max - 1, .max] {
      canvas.draw(lines: ["a", "b", "c"], in: Rect(column: 0, row: row, columns: 3, rows: .max))
    }
    #expect(canvas.lines == ["", ""])
  }
}

import SluiceTerminal
import Testing

@Suite struct FrameWriterLinesTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  private func canvas(_ columns: Int, _ rows: Int = 1, _ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(&canvas)
    return canvas
  }

  private func lines(_ canvas: Canvas, _ depth: ColorDepth, movesCursor: Bool = false) -> String {
    String(decoding: FrameWriter(depth: depth, movesCursor: movesCursor).lines(canvas), as: UTF8.self)
  }

  @Test func `Plain text has no escape sequence and no spaces at the end of a row`() {
    let canvas = canvas(40, 3) {
      $0.fill($0.bounds, style: Style(background: red))
      $0.draw("é漢👩‍👩‍👧 ", at: .zero, style: Style(foreground: red, bold: true))
      $0.draw("\u{1B}[2J", at: Point(column: 0, row: 2))
    }
    #expect(lines(canvas, .none, movesCursor: true) == "é漢👩‍👩‍👧\n\n␛[2J\n")
  }

  @Test func `Each run of a style is one sequence, and a row ends in a reset`() {
    let canvas = canvas(40, 2) {
      $0.draw("bold", at: .zero, style: Style(bold: true))
      $0.draw("red", at: Point(column: 4, row: 0), style: Style(foreground: red, bold: true))
      $0.draw("dim", at: Point(column: 7, row: 0), style: Style(dim: true))
      $0.draw("plain", at: Point(column: 0, row: 1))
    }
    #expect(
      lines(canvas, .trueColor)
        == "\u{1B}[1mbold\u{1B}[38;2;255;0;0mred\u{1B}[0;2mdim\u{1B}[0m\nplain\n")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "\u{1B}[38;2;255;0;0;48;2;0;0;95mx\u{1B}[0m\n"),
    (.palette256, "\u{1B}[38;5;196;48;5;17mx\u{1B}[0m\n"), (.ansi16, "\u{1B}[91;40mx\u{1B}[0m\n"), (.none, "x\n"),
  ])
  func `Colours are named in the depth of the terminal`(depth: ColorDepth, expected: String) {
    let canvas = canvas(1) {
      $0.draw("x", at: .zero, style: Style(foreground: red, background: Color(red: 0, green: 0, blue: 95)))
    }
    #expect(lines(canvas, depth) == expected)
  }

  @Test func `Two colours that look alike in the palette need no sequence between them`() {
    let canvas = canvas(2) {
      $0.draw("a", at: .zero, style: Style(foreground: red))
      $0.draw("b", at: Point(column: 1, row: 0), style: Style(foreground: Color(red: 254, green: 1, blue: 0)))
    }
    #expect(lines(canvas, .ansi16) == "\u{1B}[91mab\u{1B}[0m\n")
  }

  @Test func `Spaces at the end that can be seen are kept`() {
    let canvas = canvas(3, 2) {
      $0.draw("a  ", at: .zero, style: Style(inverse: true))
      $0.draw("b  ", at: Point(column: 0, row: 1), style: Style(bold: true))
    }
    #expect(lines(canvas, .ansi16) == "\u{1B}[7ma  \u{1B}[0m\n\u{1B}[1mb\u{1B}[0m\n")
  }

  @Test func `A pipe gets colours but no cursor moves`() {
    let canvas = canvas(8) { $0.draw("👩‍👩‍👧|", at: .zero, style: Style(bold: true)) }
    #expect(lines(canvas, .ansi16) == "\u{1B}[1m👩‍👩‍👧|\u{1B}[0m\n")
  }

  @Test(arguments: ScreenInterpreter.Manner.allCases)
  func `B31 A border stays in its column, whatever the terminal thinks of the text before it`(
    manner: ScreenInterpreter.Manner
  ) {
    let canvas = canvas(12, 4) {
      for row in 0..<3 { $0.draw("|", at: Point(column: 11, row: row)) }
      $0.draw("é漢👩‍👩‍👧", at: .zero)
      $0.draw("1️⃣❤️👍🏽x", at: Point(column: 0, row: 1), style: Style(background: red))
      $0.draw("🇰🇷e\u{301}\u{323}x", at: Point(column: 0, row: 2))
      $0.draw("👩‍👩‍👧", at: Point(column: 3, row: 3))
    }
    var screen = ScreenInterpreter(columns: 12, rows: 5, manner: manner)
    screen.replay(FrameWriter(depth: .trueColor, movesCursor: true).lines(canvas))
    for row in 0..<3 { #expect(screen.text(row: row)[11] == "|", "\(screen.text(row: row))") }
    #expect(screen.text(row: 1)[6] == "x")
    #expect(screen.text(row: 2)[3] == "x")
    #expect(screen.text(row: 3)[5...].allSatisfy { $0 == " " })
    #expect(screen.scrolledRows == 0)
    #expect(screen.wrapsLines && screen.pen.isEmpty && screen.unknownSequences.isEmpty)
  }

  @Test(arguments: [ColorDepth.none, .trueColor])
  func `A canvas without rows has no lines, however wide it is`(depth: ColorDepth) {
    let canvas = Canvas(size: Size(columns: .max, rows: 0))
    #expect(FrameWriter(depth: depth, movesCursor: true).lines(canvas) == [])
  }
}

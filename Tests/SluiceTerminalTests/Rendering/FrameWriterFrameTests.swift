import SluiceTerminal
import TestSupport
import Testing

@Suite struct FrameWriterFrameTests {
  private let writer = FrameWriter(depth: .trueColor, movesCursor: true)

  @Test func `An unchanged canvas needs no bytes`() {
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    canvas.draw("same 👩‍👩‍👧", at: .zero)
    #expect(writer.frame(canvas, since: canvas).isEmpty)
  }

  @Test func `Only changed cells are written`() {
    var old = Canvas(size: Size(columns: 10, rows: 2))
    old.draw("abcdef", at: Point(column: 0, row: 1))
    var new = old
    new.draw("X", at: Point(column: 3, row: 1))
    #expect(String(decoding: writer.frame(new, since: old), as: UTF8.self) == "\u{1B}[?7l\u{1B}[2;4HX\u{1B}[?7h")
  }

  @Test func `The columns of a contested cluster are erased before it, and the next cell is addressed`() {
    let old = Canvas(size: Size(columns: 3, rows: 1))
    var new = old
    new.draw("❤️", at: .zero)
    #expect(
      String(decoding: writer.frame(new, since: old), as: UTF8.self)
        == "\u{1B}[?7l\u{1B}[1;1H  \u{1B}[1;1H❤️\u{1B}[1;3H \u{1B}[?7h")
  }

  @Test func `A change of size erases the screen`() {
    let old = Canvas(size: Size(columns: 10, rows: 2))
    let new = Canvas(size: Size(columns: 9, rows: 2))
    #expect(String(decoding: writer.frame(new, since: old), as: UTF8.self) == "\u{1B}[?7l\u{1B}[0m\u{1B}[2J\u{1B}[?7h")
  }

  @Test func `Without colour, attributes are kept`() {
    var canvas = Canvas(size: Size(columns: 1, rows: 1))
    canvas.draw("x", at: .zero, style: Style(foreground: Color(red: 1, green: 2, blue: 3), inverse: true))
    let bytes = FrameWriter(depth: .none, movesCursor: true).frame(canvas, since: canvas.cleared)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?7l\u{1B}[1;1H\u{1B}[7mx\u{1B}[0m\u{1B}[?7h")
  }

  @Test(arguments: UInt64(1)...150)
  func `Replayed frames show the canvas in a terminal that agrees`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var screen = ScreenInterpreter(columns: 9, rows: 3)
    var shown: Canvas?
    var canvas = Canvas(size: Size(columns: 9, rows: 3))
    for _ in 0..<12 {
      for _ in 0..<4 { canvas.drawSomething(using: &generator) }
      screen.replay(writer.frame(canvas, since: shown))
      shown = canvas
      #expect(screen.cells == canvas.expectedCells, "seed \(seed)")
    }
    #expect(screen.wrapsLines && screen.pen.isEmpty && screen.unknownSequences.isEmpty)
  }

  @Test(arguments: UInt64(1)...150, [ScreenInterpreter.Manner.scalarByScalar, .firstScalar])
  func `B31 Every simple cell is right in a terminal that disagrees`(seed: UInt64, manner: ScreenInterpreter.Manner) {
    var generator = SeededGenerator(seed: seed)
    var screen = ScreenInterpreter(columns: 9, rows: 3, manner: manner)
    var shown: Canvas?
    var canvas = Canvas(size: Size(columns: 9, rows: 3))
    for _ in 0..<12 {
      for _ in 0..<4 { canvas.drawSomething(using: &generator) }
      screen.replay(writer.frame(canvas, since: shown))
      shown = canvas
      var cluster = ""
      for (seen, wanted) in zip(screen.cells.joined(), canvas.expectedCells.joined()) {
        switch wanted.text.unicodeScalars.count {
        case 0:
          // A reserved column is empty, or shows a part of the cluster itself, and never what was there before.
          let isPart = Set(seen.text.unicodeScalars).isSubset(of: cluster.unicodeScalars)
          #expect(isPart || seen.text == " ", "seed \(seed)")
        case 1:
          #expect(seen == wanted, "seed \(seed)")
          cluster = wanted.text
        default: cluster = wanted.text
        }
      }
    }
    #expect(screen.scrolledRows == 0)
  }
}

extension Canvas {
  fileprivate var cleared: Canvas { Canvas(size: size) }

  /// The cells as the interpreter should hold them, worked out from the styles alone.
  fileprivate var expectedCells: [[ScreenInterpreter.Cell]] {
    (0..<size.rows).map { row in
      self[row: row].map { cell in
        var pen: [String] = []
        if cell.style.bold { pen.append("at1") }
        if cell.style.underline { pen.append("at4") }
        if cell.style.inverse { pen.append("at7") }
        if let color = cell.style.background { pen.append("bg \(color.red),\(color.green),\(color.blue)") }
        if let color = cell.style.foreground { pen.append("fg \(color.red),\(color.green),\(color.blue)") }
        return ScreenInterpreter.Cell(text: cell.isContinuation ? "" : String(cell.character), pen: pen)
      }
    }
  }
}

import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct TextFieldFuzzTests {
  private static let characters: [Character] = ["a", "b", "한", "글", "👩‍👧", "é"]
  private static let keys: [KeyPress] = [
    .arrowLeft, .arrowLeft, .arrowRight, .home, .end, .backspace, .delete, .alt("b"), .alt("f"), .control("k"),
  ]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Whatever is done, the cursor is seen, and the field is full of its text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let field = TextField()
    let screen = TestScreen(field, columns: 12, rows: 1)
    for step in 0..<300 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: screen.resize(columns: Int.random(in: 1...14, using: &random), rows: 1)
      case 1: screen.click(column: Int.random(in: 0..<14, using: &random), row: 0)
      case 2..<7: screen.press(Self.keys.randomElement(using: &random)!)
      default: screen.type(String(Self.characters.randomElement(using: &random)!))
      }
      let (columns, row, text) = (screen.canvas.size.columns, screen.lines[0], field.text ?? "")
      let isWhole = text.displayWidth < columns
      let isRight =
        screen.cursor.map { $0.column < columns } == true && text.contains(row)
        && (isWhole ? row == text : row.displayWidth >= columns - 2)
      guard isRight else {
        Issue.record(
          "seed \(seed), step \(step): \(row) of \(text) in \(columns), \(String(describing: screen.cursor))")
        return
      }
    }
  }
}

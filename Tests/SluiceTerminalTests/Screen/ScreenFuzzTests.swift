import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct ScreenFuzzTests {
  private static let keys: [KeyPress] = [
    .tab, .tab, .backTab, .enter, " ", "y", "n", .escape, .backspace, .home, .end, .arrowLeft, .arrowDown, .delete,
    .control("w"), .alt("b"), .function(5), "한", "👩‍👩‍👧", "\u{301}", "\u{0}",
  ]

  private let fields = [TextField(placeholder: "이름"), TextField(text: "🇰🇷")]
  private let buttons = [Button(title: "추가"), Button()]
  private let spinner = Spinner(text: "기다리는 중")
  private let bar = ProgressBar()
  private let question = ConfirmationBar()

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `No event and no size stops a screen, and the focus is always where it can be`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let row = StackView(axis: .horizontal, spacing: 1, fields + buttons)
    let views = [Label(text: "제목", role: \.header), row, spinner, bar, question, HelpLine()]
    let screen = TestScreen(StackView(axis: .vertical, views), columns: 30, rows: 8)
    for step in 0..<300 {
      send(to: screen, &random)
      change(views + fields + buttons, row, &random)
      let isRight = screen.focused.map { focused in screen.screen.focusOrder.contains { $0 === focused } } ?? true
      let isInside = screen.cursor.map { Rect(size: screen.screen.size).contains($0) } ?? true
      guard isRight, isInside, screen.lines.count == screen.screen.size.rows else {
        Issue.record("seed \(seed), step \(step): \(screen.text)")
        return
      }
    }
    question.cancel()
  }

  private func send(to screen: TestScreen<StackView>, _ random: inout SeededGenerator) {
    let column = Int.random(in: 0..<40, using: &random)
    let row = Int.random(in: 0..<10, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: screen.resize(columns: column - 2, rows: row - 1)
    case 1: screen.click(column: column, row: row)
    case 2: screen.wheel(column - 20, column: column, row: row)
    case 3: screen.paste("붙임\r\n\u{1B}[2J👍🏽")
    case 4: screen.advance(by: .milliseconds(column * 10))
    case 5: screen.send(.focus(column.isMultiple(of: 2)))
    default: screen.press(Self.keys.randomElement(using: &random)!)
    }
  }

  private func change(_ views: [View], _ row: StackView, _ random: inout SeededGenerator) {
    let view = views.randomElement(using: &random)!
    switch Int.random(in: 0..<16, using: &random) {
    case 0: if view !== question { view.isHidden.toggle() }
    case 1: (view as? Control)?.isEnabled.toggle()
    case 2: view.fixedWidth = Int.random(in: -3..<40, using: &random)
    case 3: view.fixedHeight = view.fixedHeight == nil ? 2 : nil
    case 4: row.axis = row.axis == .vertical ? .horizontal : .vertical
    case 5: row.spacing = Int.random(in: -2..<50, using: &random)
    case 6: question.ask("지울까요? 🗑") { _ in view.focus() }
    case 7: spinner.isAnimating.toggle()
    case 8: bar.progress = Double.random(in: -1...2, using: &random)
    case 9: if view !== row { row.addSubview(view) }
    case 10: fields[0].text = nil
    default: view.focus()
    }
  }
}

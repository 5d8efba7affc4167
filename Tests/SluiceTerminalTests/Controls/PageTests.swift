import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// A page of an app, with one of each control: what it looks like as a whole.
@MainActor
@Suite(.leakChecked) struct PageTests {
  private let field = TextField(placeholder: "새 이름")
  private let add = Button(title: "추가")
  private let spinner = Spinner(text: "저장하는 중 💾")
  private let bar = ProgressBar(progress: 0.25)
  private let status = Label(text: "3 names", role: \.secondary, textAlignment: .right)
  private let question = ConfirmationBar()

  @Test func `A page in 40 columns`() {
    let screen = screen(40)
    screen.expectStyledFrame(
      """
      [header|선생님 👩‍🏫]
      [dim underline|새 이름][fieldFocused|\(" " * 24)] [ 추가 ]

      [accent|━━━━━━━━╸][secondary|──────────────────────────  25%]
                                       [secondary|3 names]
      [helpKey|enter] [secondary|accept]  [helpKey|tab] [secondary|next]
      """)
    screen.type("김선생")
    screen.press(.tab)
    spinner.isAnimating = true
    question.ask("김선생을 추가할까요? 🙋")
    screen.expectFrame(
      """
      선생님 👩‍🏫
      김선생                          [ 추가 ]
      ⠋ 저장하는 중 💾
      ━━━━━━━━╸──────────────────────────  25%
                                       3 names
      김선생을 추가할까요? 🙋 y/n
      y yes  n no
      """)
    screen.press("y")
    #expect(screen.focused === add)
  }

  @Test func `A page in 120 columns`() {
    let screen = screen(120)
    screen.type("김선생 👩‍🏫")
    screen.advance(by: .milliseconds(160))
    spinner.isAnimating = true
    bar.progress = 1
    screen.expectFrame(
      """
      선생님 👩‍🏫
      김선생 👩‍🏫\(" " * 103)[ 추가 ]
      ⠋ 저장하는 중 💾
      \("━" * 115) 100%
      \(" " * 113)3 names
      enter accept  tab next
      """)
  }

  @Test func `A page without colours tells by attributes what has the focus`() {
    let screen = screen(40, colorDepth: .none)
    screen.type("이")
    screen.press(.tab)
    screen.expectStyledFrame(
      """
      [header|선생님 👩‍🏫]
      [field|이\(" " * 29)] [selection|[ 추가 ]]

      ━━━━━━━━╸[secondary|──────────────────────────  25%]
                                       [secondary|3 names]
      [header|enter] [secondary|추가]  [header|q] [secondary|끝내기]
      """)
    #expect(screen.style(column: 32, row: 1) == Style(inverse: true))
  }

  @Test func `A page in a terminal of one cell, and of a few`() {
    let screen = screen(40)
    for size in [(1, 1), (2, 1), (3, 2), (7, 3), (500, 1), (1, 500)] {
      screen.resize(columns: size.0, rows: size.1)
      #expect(screen.canvas.size == Size(columns: size.0, rows: size.1))
      screen.type("한x")
    }
    #expect(field.text == "한x한x한x한x한x한x")
  }

  private func screen(_ columns: Int, colorDepth: ColorDepth = .trueColor) -> TestScreen<View> {
    spinner.fixedHeight = 1
    let page = StackView(
      axis: .vertical,
      [
        Label(text: "선생님 👩‍🏫", role: \.header), StackView(axis: .horizontal, spacing: 1, [field, add]), spinner, bar,
        status, question, HelpLine(hints: [KeyHint("q", "끝내기")]),
      ])
    return TestScreen(page, columns: columns, rows: 8, colorDepth: colorDepth)
  }
}

extension ConfirmationBar {
  fileprivate func ask(_ question: String) { ask(question) { _ in } }
}

import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct LabelTests {
  private static let text = "데이터는 한 방향으로 흐릅니다. 가족도 함께 봅니다 👩‍👩‍👧.\nA second paragraph 🎉"

  @Test func `A label wraps its text in 40 columns`() {
    TestScreen(page(Label(text: Self.text)), columns: 40, rows: 4).expectFrame(
      """
      데이터는 한 방향으로 흐릅니다. 가족도
      함께 봅니다 👩‍👩‍👧.
      A second paragraph 🎉
      below
      """)
  }

  @Test func `A label wraps its text in 120 columns`() {
    TestScreen(page(Label(text: Self.text)), columns: 120, rows: 3).expectFrame(
      """
      데이터는 한 방향으로 흐릅니다. 가족도 함께 봅니다 👩‍👩‍👧.
      A second paragraph 🎉
      below
      """)
  }

  @Test func `Lines stand at the left, in the middle and at the right`() {
    let labels = [TextAlignment.left, .center, .right].map { Label(text: "한국 text", textAlignment: $0) }
    TestScreen(StackView(axis: .vertical, labels), columns: 40, rows: 3).expectFrame(
      """
      한국 text
                     한국 text
                                     한국 text
      """)
  }

  @Test func `A limited label ends in an ellipsis`() {
    let label = Label(text: Self.text)
    label.numberOfLines = 1
    let screen = TestScreen(page(label), columns: 40, rows: 2)
    screen.expectFrame("데이터는 한 방향으로 흐릅니다. 가족도…\nbelow")
    screen.resize(columns: 11, rows: 2)
    screen.expectFrame("데이터는…\nbelow")
    label.numberOfLines = 2
    screen.expectFrame("데이터는 한\n방향으로…")
  }

  @Test func `A label shows what is bound to it, optional or not`() {
    let (label, texts, titles) = (Label(), PublishRelay<String?>(), PublishRelay<String>())
    let bag = DisposeBag()
    texts.bind(to: label.rx.text).disposed(by: bag)
    titles.bind(to: label.rx.text).disposed(by: bag)
    let screen = TestScreen(label, columns: 10, rows: 1)
    screen.expectFrame("")
    titles.accept("제목")
    screen.expectFrame("제목")
    texts.accept(nil)
    screen.expectFrame("")
  }

  @Test func `The style is the theme's, or the label's own`() {
    let label = Label(text: "제목", role: \.header)
    let screen = TestScreen(label, columns: 10, rows: 1)
    screen.expectStyledFrame("[header|제목]")
    label.role = \.error
    screen.expectStyledFrame("[error|제목]")
    label.style = Style(italic: true)
    screen.expectStyledFrame("[italic|제목]")
  }

  private func page(_ label: Label) -> View { StackView([label, Label(text: "below")]) }
}

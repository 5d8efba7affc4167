import SluiceTerminal
import SluiceTesting
import Testing

@MainActor
@Suite struct StackViewTests {
  private let field = TextField(text: "김선생 👩‍🏫")

  @Test func `Views side by side in 40 columns, the one that asks for nothing with the rest`() {
    form(40).expectStyledFrame("이름: [fieldFocused|김선생 👩‍🏫\(" " * 14)] [ 추가 ] [secondary|x]")
  }

  @Test func `Views side by side in 120 columns`() {
    form(120).expectStyledFrame("이름: [fieldFocused|김선생 👩‍🏫\(" " * 94)] [ 추가 ] [secondary|x]")
  }

  @Test func `Fixed widths come before what views ask for`() {
    let left = Label(text: "가나다라")
    left.fixedWidth = 5
    let right = Label(text: "오른쪽", textAlignment: .right)
    right.fixedWidth = 8
    let stack = StackView(axis: .horizontal, [left, Label(text: "가운데"), right])
    let screen = TestScreen(stack, columns: 40, rows: 2)
    screen.expectFrame(
      """
      가나 가운데  오른쪽
      다라
      """)
    #expect(stack.preferredWidth == 19)
    #expect(stack.height(forWidth: 40) == 2)
    left.fixedWidth = -1
    screen.expectFrame("가운데  오른쪽")
  }

  @Test func `There is room between views, also where one is hidden`() {
    let labels = ["하나", "둘", "셋"].map { Label(text: $0) }
    let stack = StackView(axis: .vertical, spacing: 1, labels)
    let screen = TestScreen(stack, columns: 40, rows: 5)
    screen.expectFrame("하나\n\n둘\n\n셋")
    #expect(stack.height(forWidth: 40) == 5)
    labels[1].isHidden = true
    screen.expectFrame("하나\n\n셋")
    stack.axis = .horizontal
    stack.spacing = 3
    screen.expectFrame("하나   셋")
    #expect(stack.preferredWidth == 9)
    stack.spacing = .max
    screen.expectFrame("")
    stack.spacing = .min
    screen.expectFrame("하나셋")
  }

  @Test func `Where there is too little, the first ones have it`() {
    let stack = StackView(axis: .horizontal, spacing: 1, [Label(text: "abcdef"), Label(text: "ghi"), TextField()])
    let screen = TestScreen(stack, columns: 9, rows: 1)
    screen.expectFrame("abcdef g")
    screen.resize(columns: 5, rows: 1)
    screen.expectFrame("abc")
  }

  private func form(_ columns: Int) -> TestScreen<View> {
    let close = Label(text: "x", role: \.border)
    return TestScreen(
      StackView(axis: .horizontal, spacing: 1, [Label(text: "이름:"), field, Button(title: "추가"), close]),
      columns: columns, rows: 1)
  }
}

import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct ConfirmationBarTests {
  private let field = TextField(text: "한국")
  private let question = ConfirmationBar()
  private let answers = Notes<Bool>()

  @Test(arguments: [40, 120])
  func `A question takes a row while it asks, and names its keys`(columns: Int) {
    let screen = screen(columns)
    screen.expectFrame("한국\n\n\nenter accept")
    ask("세 줄을 지울까요? 🗑")
    screen.expectStyledFrame(
      """
      [field|한국\(" " * (columns - 4))]

      [warning|세 줄을 지울까요? 🗑 y/n]
      [helpKey|y] [secondary|yes]  [helpKey|n] [secondary|no]
      """)
    #expect(screen.cursor == nil)
    screen.press("y")
    screen.expectFrame("한국\n\n\nenter accept")
    #expect(screen.focused === field)
    #expect(answers.all == [true])
  }

  @Test(
    arguments: [("y", true), ("Y", true), (.enter, true), ("n", false), ("N", false), (.escape, false)]
      as [(KeyPress, Bool)])
  func `Its keys answer once, and all others do nothing`(key: KeyPress, answer: Bool) {
    let screen = screen(40)
    ask("Delete?")
    screen.press("x", .tab, .backspace, .control("k"))
    screen.paste("yes")
    screen.click(column: 0, row: 0)
    #expect(answers.all.isEmpty)
    screen.press(key, key, "y")
    #expect(answers.all == [answer])
    #expect(screen.focused === field)
  }

  @Test func `To go elsewhere, to ask again, to cancel and to take the bar away says no`() {
    let screen = screen(40)
    ask("1?")
    field.focus()
    #expect(answers.all == [false])
    ask("2?")
    ask("3?")
    #expect(answers.all == [false, false])
    #expect(question.question == "3?")
    question.cancel()
    ask("4?")
    question.removeFromSuperview()
    #expect(answers.all == [false, false, false, false])
    #expect(screen.focused === field)
    ask("nowhere?")
    #expect(answers.all == [false, false, false, false, false])
  }

  @Test func `An answer may ask the next question`() {
    let screen = screen(40)
    question.ask("Delete?") { [question, answers] isConfirmed in
      answers.add(isConfirmed)
      question.ask("Sure?") { answers.add($0) }
    }
    screen.press("y")
    #expect(screen.lines[2] == "Sure? y/n")
    screen.press("n")
    #expect(answers.all == [true, false])
    #expect(screen.focused === field)
  }

  @Test func `A question that is asked because another one was taken back is the one that stays`() {
    let screen = screen(40)
    let bag = DisposeBag()
    question.ask("1?") { [question, answers] isConfirmed in
      answers.add(isConfirmed)
      question.ask("again?") { answers.add($0) }
    }
    let second = question.rx.answer(to: "2?").logged(bag)
    #expect(answers.all == [false])
    #expect(second.log == ["false", "completed"])
    #expect(screen.lines[2] == "again? y/n")
    screen.press("y")
    #expect(answers.all == [false, true])
    #expect(screen.focused === field)
  }

  @Test func `An answer may give the focus to another view than the one that was about to have it`() {
    let button = Button(title: "OK")
    let screen = screen(40)
    screen.screen.root.addSubview(button)
    let bag = DisposeBag()
    let edits = field.rx.controlEvent([.editingDidBegin, .editingDidEnd]).map { "edit" }.logged(bag)
    question.ask("?") { _ in button.focus() }
    #expect(edits.log == ["edit"])
    field.focus()
    #expect(screen.focused === button)
    #expect(edits.log == ["edit"])
  }

  @Test func `The answer comes as a stream, which asks when it is subscribed to`() {
    let screen = screen(40)
    let bag = DisposeBag()
    let answer = question.rx.answer(to: "Delete?").logged(bag)
    screen.press("y")
    #expect(answer.log == ["true", "completed"])
    let second = question.rx.answer(to: "Again?").logged(bag)
    screen.press("n")
    #expect(second.log == ["false", "completed"])
    let dropped = question.rx.answer(to: "Dropped?").subscribe(onNext: { _ in Issue.record("answered") })
    #expect(question.question == "Dropped?")
    dropped.dispose()
    #expect(question.question == nil)
    #expect(screen.focused === field)
    let both = question.rx.answer(to: "1?").flatMap { [question] _ in question.rx.answer(to: "2?") }.logged(bag)
    screen.press("y")
    #expect(screen.lines[2] == "2? y/n")
    screen.press("n")
    #expect(both.log == ["false", "completed"])
  }

  private func ask(_ text: String) {
    question.ask(text) { [answers] in answers.add($0) }
  }

  private func screen(_ columns: Int) -> TestScreen<View> {
    let space = View()
    return TestScreen(
      StackView(axis: .vertical, [field, space, question, HelpLine(hints: [KeyHint("q", "quit")])]),
      columns: columns, rows: 4)
  }
}

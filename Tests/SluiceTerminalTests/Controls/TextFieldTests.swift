import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct TextFieldTests {
  private let field = TextField(placeholder: "이름")

  @Test(arguments: [40, 120])
  func `A field is a line, with its placeholder or its text`(columns: Int) {
    let screen = TestScreen(field, columns: columns, rows: 2)
    screen.expectStyledFrame(
      "[dim underline|이름][fieldFocused|\(String(repeating: " ", count: columns - 4))]")
    #expect(screen.cursor == .zero)
    screen.type("김선생 👩‍🏫 e\u{301}")
    screen.expectStyledFrame(
      "[fieldFocused|김선생 👩‍🏫 e\u{301}\(String(repeating: " ", count: columns - 11))]")
    #expect(screen.cursor == Point(column: 11, row: 0))
  }

  @Test func `The keys of a line move and delete whole characters`() {
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.type("가나 다라 👨‍👩‍👧x")
    screen.press(.arrowLeft, .backspace)
    screen.expectFrame("가나 다라 x")
    screen.press(.home, .delete, .control("e"), .control("w"))
    screen.expectFrame("나 다라")
    screen.press(.control("a"), .alt("f"), .control("k"))
    screen.expectFrame("나")
    screen.type(" last-word")
    screen.press(.alt("b"), .control("b"), .control("d"))
    screen.expectFrame("나 lastword")
    screen.press(.control("f"), KeyPress(.backspace, modifiers: .alt))
    screen.expectFrame("나 ord")
    screen.press(.control("u"))
    screen.expectFrame("ord")
    screen.press(.end, .control("u"))
    screen.expectFrame("이름")
  }

  @Test func `A key that does nothing in a line goes on to the views around it`() {
    let screen = TestScreen(field, columns: 40, rows: 1)
    #expect(!screen.send(.key(.escape)))
    #expect(!screen.send(.key(.control("s"))))
    #expect(!screen.send(.key(.alt("x"))))
    #expect(!screen.send(.key(.function(1))))
    #expect(!screen.send(.key("\u{7}")))
    #expect(screen.send(.key(.arrowLeft)))
    #expect(screen.send(.key(.backspace)))
    #expect(field.text == "")
  }

  @Test func `What is pasted becomes one line`() {
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.paste("한 줄\r\n두 줄\n\tEnd\u{1B}[31m\u{85}!")
    #expect(field.text == "한 줄 두 줄  End[31m !")
    screen.expectFrame("한 줄 두 줄  End[31m !")
  }

  @Test func `A long text is scrolled so that the cursor is seen`() {
    let screen = TestScreen(field, columns: 8, rows: 1)
    screen.type("가나다라마바")
    screen.expectFrame("라마바")
    #expect(screen.cursor == Point(column: 6, row: 0))
    screen.press(.arrowLeft, .arrowLeft)
    screen.expectFrame("라마바")
    #expect(screen.cursor == Point(column: 2, row: 0))
    screen.press(.home)
    screen.expectFrame("가나다라")
    screen.press(.end, .backspace, .backspace)
    screen.expectFrame("나다라")
    screen.resize(columns: 40, rows: 1)
    screen.expectFrame("가나다라")
    screen.resize(columns: 1, rows: 1)
    screen.expectFrame("")
    #expect(screen.cursor == .zero)
  }

  @Test func `A click places the cursor, on a wide character before it`() {
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.type("가나abc")
    for (column, expected) in [(0, 0), (1, 0), (2, 2), (3, 2), (5, 5), (30, 7)] {
      screen.click(column: column, row: 0)
      #expect(screen.cursor == Point(column: expected, row: 0))
    }
  }

  @Test func `A click finds its place also where the text was changed since it was drawn`() {
    let screen = TestScreen(field, columns: 4, rows: 1)
    screen.type("abcdefgh")
    field.text = "x"
    screen.click(column: 3, row: 0)
    #expect(screen.cursor == Point(column: 1, row: 0))
    screen.expectFrame("x")
  }

  @Test func `A secure field shows dots`() {
    field.isSecureTextEntry = true
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.type("비밀🔑")
    screen.expectFrame("•••")
    #expect(screen.cursor == Point(column: 3, row: 0))
    #expect(field.text == "비밀🔑")
    screen.click(column: 1, row: 0)
    screen.press(.backspace)
    #expect(field.text == "밀🔑")
  }

  @Test func `The text is sent at once and after each change of the user, and enter sends it off`() {
    field.text = "처음"
    let bag = DisposeBag()
    let texts = field.rx.text.orEmpty.logged(bag)
    let sent = field.rx.submitted.logged(bag)
    let changes = field.rx.controlEvent(.editingChanged).map { "changed" }.logged(bag)
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.type("!")
    screen.press(.arrowLeft, .enter)
    field.text = "set by the program"
    screen.press(.end, .backspace, .enter)
    #expect(texts.log == ["처음", "처음!", "set by the progra"])
    #expect(sent.log == ["처음!", "set by the progra"])
    #expect(changes.log == ["changed", "changed"])
  }

  @Test func `What is bound to the text is shown, and the same text leaves the cursor where it is`() {
    let bag = DisposeBag()
    let texts = PublishRelay<String>()
    texts.bind(to: field.rx.text).disposed(by: bag)
    let screen = TestScreen(field, columns: 40, rows: 1)
    texts.accept("안녕")
    screen.expectFrame("안녕")
    #expect(screen.cursor == Point(column: 4, row: 0))
    screen.press(.home)
    texts.accept("안녕")
    #expect(screen.cursor == .zero)
  }

  @Test func `Gaining and losing the focus is told`() {
    let bag = DisposeBag()
    let events = Observable.merge(
      field.rx.controlEvent(.editingDidBegin).map { "begin" }, field.rx.controlEvent(.editingDidEnd).map { "end" }
    ).logged(bag)
    let screen = TestScreen(StackView(axis: .vertical, [field, Button(title: "OK")]), columns: 20, rows: 2)
    let both = field.rx.controlEvent([.editingDidBegin, .editingDidEnd]).map { "either" }.logged(bag)
    screen.press(.tab, .tab)
    #expect(events.log == ["begin", "end", "begin"])
    #expect(both.log == ["either", "either"])
  }

  @Test func `A field that is not enabled takes nothing`() {
    field.isEnabled = false
    let screen = TestScreen(field, columns: 40, rows: 1)
    screen.type("x")
    screen.paste("y")
    screen.click(column: 0, row: 0)
    #expect(field.text == "")
    #expect(screen.cursor == nil)
    #expect(screen.focused == nil)
  }
}

import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on keys and focus, run.

/// As many stars as the user gives, up to five.
final class StarsField: Control {
  private(set) var stars = 0
  let changes = PublishRelay<Int>()

  func give(_ stars: Int) {
    self.stars = min(max(0, stars), 5)
    changes.accept(self.stars)
    setNeedsDisplay()
  }

  override func height(forWidth columns: Int) -> Int? { 1 }

  override var preferredWidth: Int? { 5 }

  override func draw(in canvas: inout Canvas) {
    let text = String(repeating: "*", count: stars) + String(repeating: "-", count: 5 - stars)
    canvas.draw(text, at: frame.origin, style: isFocused ? theme.accent : theme.text, in: frame)
  }

  override var keyHints: [KeyHint] { [KeyHint("←→", "stars")] }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.arrowLeft): give(stars - 1)
    case .key(.arrowRight): give(stars + 1)
    case .mouse(let mouse) where mouse.action == .press(.left):
      focus()
      give(mouse.point.column - frame.minColumn + 1)
    default: return false
    }
    return true
  }
}

final class ReviewView: View {
  let textField = TextField(placeholder: "What was it like?")
  let starsField = StarsField()
  let sendButton = Button(title: "Send")

  override init() {
    super.init()
    addSubview(textField)
    addSubview(StackView(axis: .horizontal, spacing: 2, [starsField, sendButton]))
    addSubview(HelpLine(hints: [KeyHint("ctrl-c", "quit")]))
  }

  override var keyHints: [KeyHint] { [KeyHint("ctrl-s", "send"), KeyHint("b", "best")] }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.control("s")): sendButton.sendActions(for: .touchUpInside)
    case .key("b"): starsField.give(5)
    default: return false
    }
    return true
  }
}

/// A question on a row of its own, which is modal while it is shown.
final class NameDialog: View {
  let field = TextField(placeholder: "Name")

  override init() {
    super.init()
    isHidden = true
    addSubview(field)
  }

  override var isModal: Bool { true }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key(.escape) = event else { return false }
    isHidden = true
    return true
  }

  func open() {
    isHidden = false
    field.focus()
  }
}

@MainActor
struct KeysAndFocusArticle {
  @Test func `A letter is text in the field, and a key of the page elsewhere`() {
    let view = ReviewView()
    let screen = TestScreen(view, columns: 50, rows: 3)
    #expect(screen.focused === view.textField)
    screen.type("big")
    screen.expectFrame(
      """
      big
      -----  [ Send ]
      enter accept  ctrl-s send  tab next  ctrl-c quit
      """)
    screen.press(.tab, .arrowRight, .arrowRight)
    screen.expectFrame(
      """
      big
      **---  [ Send ]
      ←→ stars  ctrl-s send  b best  ctrl-c quit
      """)
    screen.press("b")
    #expect(screen.lines[1] == "*****  [ Send ]")
    #expect(view.textField.text == "big")
  }

  @Test func `The page's key sends wherever the focus is, and a key that nobody takes is not dealt with`() {
    let view = ReviewView()
    let screen = TestScreen(view, columns: 50, rows: 3)
    var sent = 0
    let subscription = view.sendButton.rx.tap.subscribe(onNext: { sent += 1 })
    screen.press(.control("s"), .tab, .control("s"), .tab, .enter)
    #expect(sent == 3)
    #expect(screen.send(.key(.control("c"))) == false)
    #expect(screen.send(.key("q")) == false)
    subscription.dispose()
  }

  @Test func `Tab goes round in the order of the tree, past what is disabled or hidden, and shift-tab back`() {
    let view = ReviewView()
    let screen = TestScreen(view, columns: 50, rows: 3)
    screen.press(.tab, .tab)
    #expect(screen.focused === view.sendButton)
    screen.press(.tab)
    #expect(screen.focused === view.textField)
    screen.press(.backTab)
    #expect(screen.focused === view.sendButton)
    view.sendButton.isEnabled = false
    #expect(screen.focused === view.starsField)
    view.starsField.isHidden = true
    #expect(screen.focused === view.textField)
    screen.press(.tab)
    #expect(screen.focused === view.textField)
  }

  @Test func `A click gives stars and the focus`() {
    let view = ReviewView()
    let screen = TestScreen(view, columns: 50, rows: 3)
    var given: [Int] = []
    let subscription = view.starsField.changes.subscribe(onNext: { given.append($0) })
    screen.click(column: 3, row: 1)
    #expect(given == [4])
    #expect(screen.focused === view.starsField)
    subscription.dispose()
  }

  @Test func `While a modal view has the focus, the page gets no key, and tab stays inside`() {
    let page = ReviewView()
    let dialog = NameDialog()
    page.addSubview(dialog)
    let screen = TestScreen(page, columns: 50, rows: 4)
    dialog.open()
    #expect(screen.focused === dialog.field)
    #expect(screen.lines[2] == "enter accept")
    #expect(screen.send(.key(.control("s"))) == false)
    screen.press(.tab)
    #expect(screen.focused === dialog.field)
    screen.press(.escape)
    #expect(screen.focused !== dialog.field)
    #expect(screen.lines[2].hasSuffix("ctrl-c quit"))
  }

  @Test(
    arguments: [
      ([.control("h")], "one two-thre"), ([.arrowLeft, .control("b"), .backspace], "one two-thee"),
      ([.home, .delete], "ne two-three"), ([.control("a"), .control("d")], "ne two-three"),
      ([.home, .arrowRight, .control("f"), "x"], "onxe two-three"), ([.home, .end, "x"], "one two-threex"),
      ([.home, .control("e"), "x"], "one two-threex"), ([.alt("b"), "x"], "one two-xthree"),
      ([KeyPress(.arrowLeft, modifiers: .control), "x"], "one two-xthree"),
      ([KeyPress(.arrowLeft, modifiers: .alt), "x"], "one two-xthree"), ([.home, .alt("f"), "x"], "onex two-three"),
      ([.home, KeyPress(.arrowRight, modifiers: .control), "x"], "onex two-three"),
      ([.home, KeyPress(.arrowRight, modifiers: .alt), "x"], "onex two-three"),
      ([KeyPress(.backspace, modifiers: .alt)], "one two-"), ([KeyPress(.backspace, modifiers: .control)], "one two-"),
      ([.home, .alt("d")], " two-three"), ([.home, KeyPress(.delete, modifiers: .control)], " two-three"),
      ([.control("w")], "one "), ([.alt("b"), .control("u")], "three"), ([.alt("b"), .control("k")], "one two-"),
    ] as [([KeyPress], String)])
  func `The keys of a text field are those of the table`(keys: [KeyPress], text: String) {
    let field = TextField(text: "one two-three")
    let screen = TestScreen(field)
    for key in keys { #expect(screen.send(.key(key))) }
    #expect(field.text == text)
  }

  @Test(
    arguments: [
      ([.arrowDown], 0, 1), (["j", "j", "k"], 0, 1), ([.arrowDown, .arrowUp], 0, 0), ([.end], 1, 9), (["G"], 1, 9),
      (["G", "g"], 0, 0), ([.end, .home], 0, 0), (["]"], 1, 0), ([.control("n")], 1, 0), (["]", "["], 0, 0),
      (["G", .control("p")], 0, 0), ([.pageDown], 0, 3), ([.control("f")], 0, 3), ([.control("d")], 0, 2),
      ([.pageDown, .pageUp], 0, 0), ([.pageDown, .control("b")], 0, 0), ([.control("d"), .control("u")], 0, 0),
    ] as [([KeyPress], Int, Int)])
  func `The keys of a list are those of the table`(keys: [KeyPress], section: Int, item: Int) {
    let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> { _, tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: "\(number)")
      return cell
    }
    let binding = Observable.just([0, 1].map { SectionModel(model: $0, items: Array(0..<10)) })
      .bind(to: table.rx.items(dataSource: dataSource))
    let screen = TestScreen(table, columns: 10, rows: 4)
    for key in keys { #expect(screen.send(.key(key))) }
    #expect(table.cursorIndexPath == IndexPath(item: item, section: section))
    binding.dispose()
  }
}

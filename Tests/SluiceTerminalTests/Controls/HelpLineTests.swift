import SluiceTerminal
import SluiceTesting
import Testing

@MainActor
@Suite struct HelpLineTests {
  private let help = HelpLine(hints: [KeyHint("q", "끝내기"), KeyHint("?", "help")])

  @Test func `The keys of the focused view, of those around it, and of the app in 120 columns`() {
    screen(120, focusable: true).expectStyledFrame(
      """

      [helpKey|↑↓] [secondary|고르기 👆]  [helpKey|enter] [secondary|open]  [helpKey|/] [secondary|찾기]  \
      [helpKey|q] [secondary|끝내기]  [helpKey|?] [secondary|help]
      """)
  }

  @Test func `What does not fit in 40 columns is left out from the middle`() {
    screen(40, focusable: true).expectFrame("\n↑↓ 고르기 👆  enter open  …  ? help")
    screen(47, focusable: true).expectFrame("\n↑↓ 고르기 👆  enter open  / 찾기  …  ? help")
    screen(54, focusable: true).expectFrame("\n↑↓ 고르기 👆  enter open  / 찾기  q 끝내기  ? help")
    screen(13, focusable: true).expectFrame("\n…  ? help")
    screen(1, focusable: true).expectFrame("\n…")
  }

  @Test func `Where nothing has the focus, the keys of the app are in force`() {
    let screen = screen(40, focusable: false)
    screen.expectFrame("\nq 끝내기  ? help")
    help.hints = []
    screen.expectFrame("")
  }

  @Test func `While characters are typed, letters are no keys for the views around, nor for the app`() {
    let page = HintedView([KeyHint("/", "찾기"), KeyHint("ctrl-s", "save")], false)
    page.addSubview(TextField())
    page.addSubview(help)
    TestScreen(page, columns: 40, rows: 2).expectFrame("\nenter accept  ctrl-s save")
    // With somewhere else to go, the way there is shown.
    page.addSubview(Button(title: "Save").then { $0.fixedHeight = 0 })
    TestScreen(page, columns: 40, rows: 2).expectFrame("\nenter accept  ctrl-s save  tab next")
  }

  @Test func `Keys that are several characters, or the space, are typed as well, and those with signs are not`() {
    let keys = ["J/K", "space", "[ ]", "g/G", "한", "←", "↑↓", "⌫", "ctrl-d/u", "alt-↑/↓"]
    let page = HintedView(keys.map { KeyHint($0, "x") }, false)
    let help = HelpLine()
    page.addSubview(TextField())
    page.addSubview(help)
    let screen = TestScreen(page, columns: 40, rows: 2)
    #expect(screen.focused is TextField)
    #expect(help.shownHints.map(\.key) == ["enter", "←", "↑↓", "⌫", "ctrl-d/u", "alt-↑/↓"])
  }

  private func screen(_ columns: Int, focusable: Bool) -> TestScreen<View> {
    let list = HintedView([KeyHint("↑↓", "고르기 👆"), KeyHint("enter", "open")], focusable)
    let page = HintedView([KeyHint("enter", "never shown"), KeyHint("/", "찾기")], false)
    list.fixedHeight = 1
    page.addSubview(list)
    page.addSubview(help)
    return TestScreen(page, columns: columns, rows: 2)
  }
}

private final class HintedView: View {
  private let hints: [KeyHint]
  private let isFocusable: Bool

  init(_ hints: [KeyHint], _ isFocusable: Bool) {
    self.hints = hints
    self.isFocusable = isFocusable
  }

  override var keyHints: [KeyHint] { hints }
  override var canBecomeFocused: Bool { isFocusable }
}

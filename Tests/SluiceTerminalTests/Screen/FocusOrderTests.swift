import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct FocusOrderTests {
  private let first = Button(title: "1")
  private let second = Button(title: "2")
  private let third = Button(title: "3")
  private let group = View()
  private let page = KeyNotes()
  private let screen: TestScreen<View>

  init() {
    group.addSubview(second)
    for view in [Label(text: "no focus"), first, group, third] { page.addSubview(view) }
    screen = TestScreen(page, columns: 20, rows: 6)
  }

  @Test func `Tab goes through the views in their order and begins anew, shift-tab goes back`() {
    #expect(screen.focused === first)
    #expect(titles(after: .tab, .tab, .tab, .tab) == ["2", "3", "1", "2"])
    #expect(titles(after: .backTab, .backTab, .backTab) == ["1", "3", "2"])
  }

  @Test func `Views that are hidden, inside of a hidden one, or not enabled are passed over`() {
    group.isHidden = true
    #expect(titles(after: .tab, .tab) == ["3", "1"])
    group.isHidden = false
    second.isEnabled = false
    #expect(titles(after: .tab, .tab) == ["3", "1"])
    second.isEnabled = true
    third.isHidden = true
    #expect(titles(after: .tab, .tab) == ["2", "1"])
  }

  @Test func `When the view with the focus goes, the one that takes its place has it`() {
    screen.press(.tab)
    second.removeFromSuperview()
    #expect(screen.focused === third)
    third.isHidden = true
    #expect(screen.focused === first)
    first.isEnabled = false
    #expect(screen.focused == nil)
    third.isHidden = false
    #expect(screen.focused === third)
  }

  @Test func `A key finds the next view, also before a frame was drawn`() {
    let taps = Notes<String>()
    let subscription = second.rx.tap.subscribe(onNext: { taps.add("2") })
    group.addSubview(first)
    first.isHidden = true
    screen.screen.send(.key(.enter))
    #expect(taps.all == ["2"])
    subscription.dispose()
  }

  @Test func `A view is given the focus where it can have it`() {
    #expect(third.focus())
    #expect(screen.focused === third)
    second.isHidden = true
    #expect(!second.focus())
    #expect(!Button(title: "nowhere").focus())
    #expect(!page.focus())
    #expect(screen.focused === third)
  }

  @Test func `The focus is seen in each control`() {
    let controls: [Control] = [Button(title: "한"), TextField(text: "글")]
    for control in controls {
      for depth in [ColorDepth.none, .ansi16, .trueColor] {
        let screen = TestScreen(
          StackView(axis: .vertical, [control, first]), columns: 10, rows: 2, colorDepth: depth)
        let focused = screen.style(column: 0, row: 0)
        screen.press(.tab)
        #expect(screen.style(column: 0, row: 0) != focused)
      }
    }
  }

  @Test func `A modal view keeps keys and the mouse to itself`() {
    let dialog = Dialog()
    let (yes, no) = (Button(title: "yes"), Button(title: "no"))
    dialog.addSubview(yes)
    dialog.addSubview(no)
    page.addSubview(dialog)
    #expect(screen.focused === first)
    yes.focus()
    page.keys = []
    #expect(titles(after: .tab, .tab, .backTab) == ["no", "yes", "no"])
    screen.click(column: 0, row: 1)
    #expect(screen.focused === no)
    screen.click(column: 0, row: 4)
    #expect(screen.focused === yes)
    #expect(page.keys.isEmpty)
    screen.press("x")
    screen.paste("y")
    #expect(page.keys.isEmpty)
    dialog.removeFromSuperview()
    #expect(screen.focused === third)
    screen.press("x")
    #expect(page.keys == ["x"])
  }

  private func titles(after keys: KeyPress...) -> [String] {
    keys.map { key in
      screen.press(key)
      return (screen.focused as? Button)?.title ?? "none"
    }
  }
}

/// Notes the letters that come to it, and takes nothing.
private final class KeyNotes: View {
  var keys: [KeyPress] = []

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event else { return false }
    if case .character = press.key { keys.append(press) }
    return false
  }
}

private final class Dialog: View {
  override var isModal: Bool { true }
}

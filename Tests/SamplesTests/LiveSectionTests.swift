import Foundation
import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@testable import ComplexSection
@testable import MultiSection
@testable import SampleSupport
@testable import SingleSection

/// The three patterns on a screen: keys in, whole frames out.
@MainActor
struct LiveSectionTests {
  private let library = SampleLibrary(
    Contents(
      messages: [
        Message(name: "a.txt", title: "눈 오는 날 ☃️", supplement: "올해 첫눈이 왔다. 산책하기 좋은 날씨, 커피 한 잔.", changed: now),
        Message(name: "b.md", title: "Groceries 🥛", supplement: "Bread, milk, and a lemon."),
      ],
      photos: [.red]))
  nonisolated private static let now = Date(timeIntervalSince1970: 1_000_000)

  /// A view of one of the patterns, on its page, on a screen.
  @MainActor private struct Live {
    let view: AnyObject
    let page: Page
    let screen: TestScreen<View>

    init(_ view: AnyObject, title: String, list: TableView, columns: Int, rows: Int) {
      self.view = view
      page = Page(title: title, list: list)
      screen = TestScreen(page, columns: columns, rows: rows)
    }
  }

  private func single(columns: Int, rows: Int) -> Live {
    let view = SingleView()
    view.reactor = SingleViewReactor(library: library)
    view.reactor?.action.onNext(.viewDidLoad)
    return Live(view, title: "SingleSection", list: view.tableView, columns: columns, rows: rows)
  }

  private func multi(columns: Int, rows: Int) -> Live {
    let view = MultiView()
    view.reactor = MultiViewReactor(library: library, now: { Self.now })
    view.reactor?.action.onNext(.viewDidLoad)
    return Live(view, title: "MultiSection", list: view.tableView, columns: columns, rows: rows)
  }

  private func complex(columns: Int, rows: Int) -> Live {
    let view = ComplexView()
    view.reactor = ComplexViewReactor(library: library)
    view.reactor?.action.onNext(.viewDidLoad)
    return Live(view, title: "ComplexSection", list: view.tableView, columns: columns, rows: rows)
  }

  @Test func `SingleSection at 40 columns`() {
    let live = single(columns: 40, rows: 10)
    live.screen.expectFrame(
      """
      SingleSection
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨,
        커피 한 잔.
      Groceries 🥛
        Bread, milk, and a lemon.
      ▀
      red.png

      ↑↓ move  enter select  q quit
      """)
  }

  @Test func `SingleSection at 120 columns`() {
    let live = single(columns: 120, rows: 10)
    live.screen.expectFrame(
      """
      SingleSection
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨, 커피 한 잔.
      Groceries 🥛
        Bread, milk, and a lemon.
      ▀
      red.png


      ↑↓ move  enter select  q quit
      """)
  }

  @Test func `MultiSection at 40 columns`() {
    let live = multi(columns: 40, rows: 13)
    live.screen.expectFrame(
      """
      MultiSection
      Main Section ───────────────────────────
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨,
        커피 한 잔.
      ▀
      red.png

      Sub Section ────────────────────────────
      Groceries 🥛
        Bread, milk, and a lemon.

      ↑↓ move  enter select  …  q quit
      """)
  }

  @Test func `MultiSection at 120 columns`() {
    let live = multi(columns: 120, rows: 12)
    live.screen.expectFrame(
      """
      MultiSection
      Main Section ───────────────────────────────────────────────────────────────────────────────────────────────────────────
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨, 커피 한 잔.
      ▀
      red.png

      Sub Section ────────────────────────────────────────────────────────────────────────────────────────────────────────────
      Groceries 🥛
        Bread, milk, and a lemon.

      ↑↓ move  enter select  [ ] section  q quit
      """)
  }

  @Test func `ComplexSection at 40 columns`() {
    let live = complex(columns: 40, rows: 13)
    live.screen.expectFrame(
      """
      ComplexSection
      Message Section ────────────────────────
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨,
        커피 한 잔.
      Groceries 🥛
        Bread, milk, and a lemon.

      Image Section ──────────────────────────
      ▀
      red.png

      ↑↓ move  enter select  …  q quit
      """)
  }

  @Test func `ComplexSection at 120 columns`() {
    let live = complex(columns: 120, rows: 12)
    live.screen.expectFrame(
      """
      ComplexSection
      Message Section ────────────────────────────────────────────────────────────────────────────────────────────────────────
      눈 오는 날 ☃️
        올해 첫눈이 왔다. 산책하기 좋은 날씨, 커피 한 잔.
      Groceries 🥛
        Bread, milk, and a lemon.

      Image Section ──────────────────────────────────────────────────────────────────────────────────────────────────────────
      ▀
      red.png

      ↑↓ move  enter select  [ ] section  q quit
      """)
  }

  @Test func `the cursor stays on its row when files come and go`() {
    let live = single(columns: 40, rows: 8)
    let screen = live.screen
    screen.press("j")
    let place = { screen.lines.firstIndex { $0.hasPrefix("Groceries") } }
    let selection = screen.screen.theme.selection
    #expect(place() == 4)

    var contents = library.relay.value
    contents.messages.insert(Message(name: "0.txt", title: "Above", supplement: ""), at: 0)
    library.relay.accept(contents)
    #expect(place() == 4)
    #expect(screen.style(column: 0, row: 4).background == selection.background)
    contents.messages.remove(at: 1)
    library.relay.accept(contents)
    #expect(screen.styledLines.contains { $0.contains("[deleted|눈 오는 날 ☃️") })
    screen.advance(by: .seconds(1))
    #expect(place() == 2)
    #expect(screen.style(column: 0, row: 2).background == selection.background)
  }

  @Test func `what cannot be read is told above the keys, the first of it and how much there is`() {
    let live = single(columns: 40, rows: 7)
    let (page, screen) = (live.page, live.screen)
    page.show([Problem(file: "a.txt", reason: "is not text in UTF-8"), Problem(file: "b.png", reason: "is broken")])
    screen.expectFrame(
      """
      SingleSection
      눈 오는 날 ☃️                          ┃
        올해 첫눈이 왔다. 산책하기 좋은 날씨,┃
        커피 한 잔.                          │
      Groceries 🥛                           │
      (1/2) a.txt: is not text in UTF-8
      ↑↓ move  enter select  q quit
      """)
    page.show([])
    screen.expectFrame(
      """
      SingleSection
      눈 오는 날 ☃️                          ┃
        올해 첫눈이 왔다. 산책하기 좋은 날씨,┃
        커피 한 잔.                          ┃
      Groceries 🥛                           │
        Bread, milk, and a lemon.            │
      ↑↓ move  enter select  q quit
      """)
  }
}

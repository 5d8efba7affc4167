import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct ViewTreeTests {
  @Test func `Views below each other get the rows that they ask for, the others share the rest`() {
    let views = [Block(), Block(rows: 2), Block(), Block(rows: 1)]
    let page = View()
    views.forEach(page.addSubview)
    let screen = TestScreen(page, columns: 4, rows: 10)
    #expect(views.map(\.frame.rows) == [0..<3, 3..<5, 5..<9, 9..<10])
    screen.resize(columns: 4, rows: 2)
    #expect(views.map(\.frame.rows) == [0..<0, 0..<2, 2..<2, 2..<2])
    views[1].fixedHeight = 1
    views[0].fixedHeight = 1
    _ = screen.lines
    #expect(views.map(\.frame.rows) == [0..<1, 1..<2, 2..<2, 2..<2])
  }

  @Test func `A hidden view takes no room, and hiding can be bound`() {
    let (label, page) = (Label(text: "위"), View())
    page.addSubview(label)
    page.addSubview(Label(text: "아래"))
    let screen = TestScreen(page, columns: 10, rows: 3)
    screen.expectFrame("위\n아래")
    let bag = DisposeBag()
    Observable.just(true).bind(to: label.rx.isHidden).disposed(by: bag)
    screen.expectFrame("아래")
  }

  @Test func `A view is told when it comes onto a screen and leaves it, with all that is inside`() {
    let (outer, inner) = (Block(), Block())
    outer.addSubview(inner)
    let page = View()
    let screen = TestScreen(page)
    page.addSubview(outer)
    #expect(inner.screen === screen.screen)
    outer.removeFromSuperview()
    outer.removeFromSuperview()
    #expect(outer.log == ["came", "left"])
    #expect(inner.log == ["came", "left"])
    #expect(inner.screen == nil)
  }

  @Test func `What a view adds, takes away and moves when it comes and leaves is told as often as it comes and leaves`()
  {
    let (outer, inner, other, page) = (Block(), Block(), Block(), View())
    let screen = TestScreen(page)
    outer.whenItComes = { outer.addSubview(inner) }
    page.addSubview(outer)
    #expect(inner.log == ["came"])
    outer.whenItLeaves = { page.addSubview(inner) }
    outer.removeFromSuperview()
    #expect(inner.log == ["came", "left", "came"])
    #expect(inner.screen === screen.screen)
    #expect(outer.log == ["came", "left"])

    outer.addSubview(other)
    outer.whenItComes = { outer.removeFromSuperview() }
    outer.whenItLeaves = {}
    page.addSubview(outer)
    #expect(outer.log == ["came", "left", "came", "left"])
    #expect(other.log.isEmpty)
    (outer.whenItComes, outer.whenItLeaves) = ({}, {})
  }

  @Test func `A screen has cells, and not more than there is memory for`() {
    let screen = Screen(root: View(), size: Size(columns: 65_535, rows: .max))
    #expect(screen.size == Size(columns: 4096, rows: 4096))
    screen.resize(to: Size(columns: 0, rows: 100_000_000))
    #expect(screen.size == Size(columns: 1, rows: 1 << 24))
    screen.resize(to: Size(columns: .max, rows: 3))
    #expect(screen.frame().size == Size(columns: 4096, rows: 3))
  }

  @Test func `The root of a screen leaves it when a view or another screen takes it`() {
    let (root, page) = (Block(), View())
    let first = TestScreen(root)
    let second = TestScreen(root)
    #expect(root.log == ["came", "left", "came"])
    #expect(root.screen === second.screen)
    page.addSubview(root)
    #expect(root.screen == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A frame that gives the first view the focus is the last one that is needed`() {
    let field = TextField()
    let page = View()
    page.addSubview(field)
    let screen = Screen(root: page, size: Size(columns: 10, rows: 2))
    _ = screen.frame()
    #expect(screen.focused === field)
    #expect(!screen.needsDisplay)
  }

  @Test func `A view lies in one place only`() {
    let (one, other, label) = (View(), View(), Label(text: "x"))
    one.addSubview(label)
    other.addSubview(label)
    #expect(one.subviews.isEmpty)
    #expect(label.superview === other)
    #expect(label.isDescendant(of: other))
    #expect(!label.isDescendant(of: one))
  }

  @Test func `The innermost view under the pointer gets the mouse, then those around it`() {
    let log = Notes<String>()
    let (outer, inner) = (Listening("outer", log), Listening("inner", log))
    outer.addSubview(inner)
    inner.fixedHeight = 1
    let screen = TestScreen(outer, columns: 10, rows: 3)
    screen.wheel(1, column: 0, row: 0)
    screen.wheel(1, column: 0, row: 2)
    screen.wheel(1, column: 50, row: 50)
    #expect(log.all == ["inner", "outer", "outer"])
  }

  @Test func `A screen asks once to be drawn again`() {
    let label = Label(text: "a")
    let screen = Screen(root: label, size: Size(columns: 5, rows: 1))
    let asked = Notes<String>()
    screen.onNeedsDisplay = { asked.add("draw") }
    _ = screen.frame()
    label.text = "b"
    label.text = "c"
    #expect(asked.all == ["draw"])
    #expect(screen.needsDisplay)
    #expect(screen.frame().lines == ["c"])
    #expect(!screen.needsDisplay)
    label.text = "c"
    #expect(asked.all == ["draw"])
  }
}

private final class Block: View {
  let rows: Int?
  var log: [String] = []
  var whenItComes: @MainActor () -> Void = {}
  var whenItLeaves: @MainActor () -> Void = {}

  init(rows: Int? = nil) {
    self.rows = rows
  }

  override func height(forWidth columns: Int) -> Int? { rows }

  override func didMove(to screen: Screen) {
    super.didMove(to: screen)
    log.append("came")
    whenItComes()
  }

  override func didLeave(_ screen: Screen) {
    super.didLeave(screen)
    log.append("left")
    whenItLeaves()
  }
}

private final class Listening: View {
  private let name: String
  private let log: Notes<String>

  init(_ name: String, _ log: Notes<String>) {
    self.name = name
    self.log = log
  }

  override func handle(_ event: InputEvent) -> Bool {
    log.add(name)
    return false
  }
}

import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct LiveChangesTests {
  @Test func `What came, changed and went is marked for 600 milliseconds`() {
    let live = LiveTable(["a", "나🍐", "c", "d"], rows: 6, depth: .none)
    live.show(["a", "x", "c!", "d"])
    #expect(live.lines == ["> a", " +x", " -나🍐", " ~c!", "  d", ""])
    live.scheduler.advanceBy(5)
    #expect(live.lines == ["> a", " +x", " -나🍐", " ~c!", "  d", ""])
    live.scheduler.advanceBy(1)
    #expect(live.lines == ["> a", "  x", "  c!", "  d", "", ""])
  }

  @Test func `With colours, the colours tell`() {
    let live = LiveTable(["a", "b", "c"], rows: 4)
    live.show(["a", "x", "c!"])
    let canvas = live.screen.frame()
    #expect(canvas.lines == ["a", "x", "b", "c!"])
    let colors = canvas.bounds.rows.map { canvas[row: $0].first?.style.foreground }
    #expect(Set(colors).count == 4)
    #expect(canvas[row: 2].first?.style.dim == true)
  }

  @Test func `A clock runs only while something is marked`() {
    let live = LiveTable(["a", "b"])
    #expect(live.isIdle)
    live.show(["b", "a"])
    #expect(live.isIdle)
    _ = live.lines
    live.show(["b"])
    #expect(!live.isIdle)
    live.scheduler.advanceBy(6)
    #expect(live.isIdle)
    live.press("J")
  }

  @Test func `Changes in quick succession add their marks, which go together`() {
    let live = LiveTable(["a"], rows: 4, depth: .none)
    live.show(["a", "b"])
    live.scheduler.advanceBy(4)
    live.show(["a", "c", "b"])
    #expect(live.lines == ["> a", " +c", " +b", ""])
    live.scheduler.advanceBy(5)
    #expect(live.lines == ["> a", " +c", " +b", ""])
    live.scheduler.advanceBy(1)
    #expect(live.lines == ["> a", "  c", "  b", ""])
  }

  @Test func `Where changes do not end, traces go all the same`() {
    let live = LiveTable(
      [LiveTable.section("", (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) })], rows: 40, depth: .none)
    for _ in 0..<25 {
      live.show(live.sections.value[0].items.dropFirst().map(\.text))
      // Two rows go in a second, and each is seen for less than two.
      #expect(live.lines.count { $0.hasPrefix(" -") } <= 4)
      live.scheduler.advanceBy(5)
    }
    #expect(live.lines.contains(" -y"))
    live.scheduler.advanceBy(1)
    #expect(live.lines.first == "> z" && live.isIdle)
  }

  @Test func `Rows at the end and whole sections leave a trace as well`() {
    let live = LiveTable(
      [LiveTable.section("A", ["1", "2"]), LiveTable.section("B", ["3"])], columns: 9, rows: 8, depth: .none)
    live.sections.accept([LiveTable.section("A", ["1"])])
    #expect(live.lines == ["  A ─────", "> 1", " -2", " -", "  B ─────", " -3", "", ""])
    live.scheduler.advanceBy(6)
    live.sections.accept([LiveTable.section("A", ["1"]), LiveTable.section("C", ["4"])])
    #expect(live.lines == ["  A ─────", "> 1", "", "  C ─────", " +4", "", "", ""])
  }

  @Test func `A trace stays in its section when the row below it moves to another one`() {
    let live = LiveTable(
      [LiveTable.section("A", ["1", "2", "3", "4"]), LiveTable.section("B", ["5"])], columns: 9, rows: 10, depth: .none)
    func show(_ first: [String], _ second: [String]) {
      live.sections.accept([LiveTable.section("A", first), LiveTable.section("B", second)])
    }
    show(["1", "3", "4"], ["5"])
    #expect(live.lines == ["  A ─────", "> 1", " -2", "  3", "  4", "", "  B ─────", "  5", "", ""])
    show(["1", "4"], ["3", "5"])
    #expect(live.lines == ["  A ─────", "> 1", " -2", "  4", "", "  B ─────", "  3", "  5", "", ""])
    show(["1"], ["3", "5", "4"])
    #expect(live.lines == ["  A ─────", "> 1", " -2", "", "  B ─────", "  3", "  5", "  4", "", ""])
    // Also where nothing is drawn in between.
    show([], ["3", "5", "4", "1"])
    show([], ["5", "4", "1"])
    live.scheduler.advanceBy(6)
    #expect(live.lines.map { $0.dropFirst(2) }.filter { !$0.isEmpty } == ["A ─────", "B ─────", "5", "4", "1"])
  }

  @Test func `What is left of a section stands above the next one that stays, wherever others go`() {
    let live = LiveTable(
      ["A", "B", "C", "D"].map { LiveTable.section($0, [$0.lowercased()]) }, columns: 9, rows: 14, depth: .none)
    let (a, c, d) = (live.sections.value[0], live.sections.value[2], live.sections.value[3])
    live.sections.accept([c, a, d])
    let lines = live.lines.map { String($0.dropFirst(2)) }.filter { !$0.isEmpty }
    // A is what moves.
    #expect(lines == ["B ─────", "b", "C ─────", "c", "A ─────", "a", "D ─────", "d"])
    live.sections.accept([])
    #expect(live.lines.joined() == "")
  }

  @Test func `The trace of a row that goes while the one below it moves stays above what stays`() {
    let live = LiveTable(
      [LiveTable.section("A", ["1", "2", "3", "4", "5"]), LiveTable.section("B", ["6"])], columns: 9, rows: 11,
      depth: .none)
    live.sections.accept([LiveTable.section("A", ["1", "4", "5"]), LiveTable.section("B", ["3", "6"])])
    #expect(live.lines == ["  A ─────", "> 1", " -2", "  4", "  5", "", "  B ─────", "  3", "  6", "", ""])
    // Also where nothing is drawn between changes.
    live.sections.accept([LiveTable.section("A", ["1", "4", "5"]), LiveTable.section("B", ["6", "3"])])
    live.sections.accept([LiveTable.section("A", ["1", "5"]), LiveTable.section("B", ["3", "6", "4"])])
    #expect(live.lines == ["  A ─────", "> 1", " -2", "  5", "", "  B ─────", "  3", "  6", "  4", "", ""])
  }

  @Test func `A section that goes soon after one of its rows leaves them in their order`() {
    let live = LiveTable(
      [LiveTable.section("A", ["1"]), LiveTable.section("B", ["2", "3"])], columns: 9, rows: 8, depth: .none)
    live.sections.accept([LiveTable.section("A", ["1"]), LiveTable.section("B", ["3"])])
    #expect(live.lines == ["  A ─────", "> 1", "", "  B ─────", " -2", "  3", "", ""])
    live.sections.accept([LiveTable.section("A", ["1"])])
    #expect(live.lines == ["  A ─────", "> 1", " -", "  B ─────", " -2", " -3", "", ""])
    live.sections.accept([LiveTable.section("C", ["4"]), LiveTable.section("A", ["1"])])
    live.sections.accept([])
    live.scheduler.advanceBy(6)
    #expect(live.lines.joined() == "")
  }

  @Test func `What takes no row leaves no trace`() {
    let live = LiveTable(["a", "b"], rows: 3, depth: .none)
    live.table.rowHeight = 0
    _ = live.lines
    live.show([])
    #expect(live.lines == ["", "", ""])
  }

  @Test func `The row under the cursor stays where it is on the screen`() {
    let live = LiveTable((0..<20).map { String("abcdefghijklmnopqrst".dropFirst($0).prefix(1)) }, rows: 5)
    live.press("G", "k", "k")
    #expect(live.lines.map { $0.prefix(1) } == ["p", "q", "r", "s", "t"])
    #expect(live.cursorRow == 2)
    live.show(["X", "Y"] + "abcdefghijklmnopZqrst".map(String.init))
    #expect(live.cursorRow == 2)
    #expect(live.lines.map { $0.prefix(1) } == ["Z", "q", "r", "s", "t"])
    live.scheduler.advanceBy(6)
    live.show("klmnpqrstuvw".map(String.init))
    #expect(live.cursorRow == 2)
    #expect(live.lines[2].hasPrefix("r"))
    live.scheduler.advanceBy(6)
    #expect(live.cursorRow == 2)
    #expect(live.lines.map { $0.prefix(1) } == ["p", "q", "r", "s", "t"])
  }

  @Test func `A cursor whose row goes is on the one that takes its place`() {
    let live = LiveTable(["a", "b", "c"], rows: 5, depth: .none)
    live.press("j")
    live.show(["a", "c"])
    #expect(live.lines == ["  a", " -b", "> c", "", ""])
    live.show(["a"])
    #expect(live.table.cursorIndexPath == live.row(0))
    #expect(live.lines == ["> a", " -b", " -c", "", ""])
    live.show([])
    #expect(live.table.cursorIndexPath == nil)
  }

  @Test func `A reload keeps the place, and marks nothing`() {
    let live = LiveTable([LiveTable.numbers("n", 20)], rows: 5, depth: .none)
    live.press("G", "k")
    let before = live.lines
    live.dataSource.setNeedsReload()
    live.sections.accept(live.sections.value)
    #expect(live.lines == before)
    live.dataSource.setNeedsReload()
    live.sections.accept([LiveTable.numbers("n", 3)])
    #expect(live.lines.map { $0.prefix(4) } == ["  n ", "  n0", "  n1", "> n2", ""])
  }

  @Test func `So many changes that they tell nothing are not marked, nor what changes off the screen`() {
    let live = LiveTable([LiveTable.numbers("n", 2)], rows: 5, depth: .none)
    live.sections.accept([LiveTable.numbers("n", 1003)])
    #expect(live.isIdle)
    let page = View()
    let screen = Screen(root: page, size: Size(columns: 9, rows: 4), scheduler: live.scheduler)
    page.addSubview(live.table)
    _ = screen.frame()
    live.sections.accept([LiveTable.numbers("n", 4)])
    live.sections.accept([LiveTable.numbers("n", 5)])
    #expect(!live.isIdle)
    live.table.removeFromSuperview()
    live.sections.accept([LiveTable.numbers("n", 6)])
    page.addSubview(live.table)
    #expect(screen.frame().lines.dropFirst().allSatisfy { !$0.contains("+") })
    live.scheduler.advanceBy(10)
    #expect(live.isIdle)
  }
}

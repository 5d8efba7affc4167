import FoundationEssentials
import Sluice
import SluiceTerminal
import TestSupport
import Testing

@MainActor
@Suite struct LiveTableTests {
  private let down = KeyPress.arrowDown

  @Test func `A table that fits is drawn as it is printed, without a scroll bar`() {
    let live = LiveTable(
      [LiveTable.section("과일", ["사과 🍎", "배"]), LiveTable.section("Rest", ["x"])], columns: 40, rows: 7)
    let rule = { (columns: Int) in String(repeating: "─", count: columns) }
    #expect(
      live.lines == ["과일 " + rule(35), "사과 🍎", "배", "", "Rest " + rule(35), "x", ""])
    #expect(live.table.render(width: 40).lines == Array(live.lines.dropLast()))
  }

  @Test(arguments: [40, 120])
  func `Keys move the cursor, and the list follows it`(columns: Int) {
    let live = LiveTable([LiveTable.numbers("수 ", 20)], columns: columns, rows: 5)
    let line = { (text: String, bar: String) in
      text + String(repeating: " ", count: columns - 1 - text.displayWidth) + bar
    }
    let header = "수 " + " " + String(repeating: "─", count: columns - 5)
    #expect(
      live.lines
        == [line(header, "┃"), line("수 0", "│"), line("수 1", "│"), line("수 2", "│"), line("수 3", "│")])
    #expect(live.cursorRow == 1)
    live.press(down, "j", down)
    #expect(live.cursorRow == 4)
    #expect(
      live.press(down)
        == [line(header, "│"), line("수 1", "┃"), line("수 2", "│"), line("수 3", "│"), line("수 4", "│")])
    #expect(live.cursorRow == 4)
    live.press("k", .arrowUp, "k")
    #expect(live.cursorRow == 1)
    #expect(
      live.press("k")
        == [line(header, "┃"), line("수 0", "│"), line("수 1", "│"), line("수 2", "│"), line("수 3", "│")])
  }

  @Test func `Ends and pages`() {
    let live = LiveTable([LiveTable.numbers("n", 30)], rows: 6)
    #expect(live.press("G").map { $0.prefix(3) } == ["n ─", "n25", "n26", "n27", "n28", "n29"])
    #expect(live.cursorRow == 5)
    #expect(live.press("g").map { $0.prefix(2) } == ["n ", "n0", "n1", "n2", "n3", "n4"])
    #expect(live.cursorRow == 1)
    live.press(.pageDown)
    #expect(live.table.cursorIndexPath == live.row(5))
    #expect(live.lines.map { $0.prefix(3) }.dropFirst() == ["n5 ", "n6 ", "n7 ", "n8 ", "n9 "])
    live.press(.control("d"))
    #expect(live.table.cursorIndexPath == live.row(8))
    live.press(.control("u"), .pageUp, .pageUp)
    #expect(live.table.cursorIndexPath == live.row(0))
    live.press(.end, .home)
    #expect(live.table.cursorIndexPath == live.row(0))
    for _ in 0..<10 { live.press(.pageDown) }
    #expect(live.table.cursorIndexPath == live.row(29))
  }

  @Test func `A row that is higher than the screen is scrolled through by rows`() {
    let high = (1...7).map { "b\($0)" }.joined(separator: "\n")
    let live = LiveTable(["a", high, "c"], columns: 5, rows: 4)
    #expect(live.lines == ["a   ┃", "b1  │", "b2  │", "b3  │"])
    live.press(down)
    #expect(live.table.cursorIndexPath == live.row(1))
    #expect(live.press(down).map { $0.prefix(2) } == ["b1", "b2", "b3", "b4"])
    #expect(live.press(down, down, down).map { $0.prefix(2) } == ["b4", "b5", "b6", "b7"])
    #expect(live.table.cursorIndexPath == live.row(1))
    #expect(live.press(down).map { $0.prefix(2) } == ["b5", "b6", "b7", "c "])
    #expect(live.table.cursorIndexPath == live.row(2))
    live.press("k")
    #expect(live.table.cursorIndexPath == live.row(1))
    #expect(live.press("k").map { $0.prefix(2) } == ["b4", "b5", "b6", "b7"])
    #expect(live.press("k", "k", "k").map { $0.prefix(2) } == ["b1", "b2", "b3", "b4"])
    #expect(live.press("k").map { $0.prefix(2) } == ["a ", "b1", "b2", "b3"])
  }

  @Test func `The wheel scrolls by three rows, and takes the cursor along`() {
    let live = LiveTable([LiveTable.numbers("n", 30)], rows: 6)
    let wheel = { (action: MouseEvent.Action) in
      _ = live.screen.send(.mouse(MouseEvent(action, at: Point(column: 2, row: 2))))
    }
    wheel(.wheelDown)
    #expect(live.lines.map { $0.prefix(2) } == ["n ", "n3", "n4", "n5", "n6", "n7"])
    #expect(live.table.cursorIndexPath == live.row(3))
    wheel(.wheelUp)
    wheel(.wheelUp)
    #expect(live.lines.map { $0.prefix(2) } == ["n ", "n0", "n1", "n2", "n3", "n4"])
    #expect(live.table.cursorIndexPath == live.row(3))
  }

  @Test func `A click selects what is drawn there, and the scroll bar goes where it is clicked`() {
    let live = LiveTable([LiveTable.numbers("n", 30)], rows: 6)
    let recorder = live.table.rx.itemSelected.map(\.row).logged(live.bag)
    let click = { (column: Int, row: Int) in
      _ = live.screen.send(.mouse(MouseEvent(.press(.left), at: Point(column: column, row: row))))
    }
    click(2, 3)
    #expect(live.table.cursorIndexPath == live.row(2))
    click(2, 0)
    click(11, 5)
    #expect(live.lines.map { $0.prefix(3) }.last == "n29")
    click(0, 0)
    click(0, 1)
    #expect(recorder.log == ["2", "25"])
  }

  @Test func `Enter and space select the row under the cursor`() {
    let live = LiveTable(["a", "b", "c"])
    let selected = live.table.rx.modelSelected(Line.self).map(\.text).logged(live.bag)
    let deselected = live.table.rx.modelDeselected(Line.self).map(\.text).logged(live.bag)
    live.press(.enter, down, " ", " ")
    #expect(selected.log == ["a", "b", "b"])
    #expect(deselected.log == ["a"])
    live.table.allowsMultipleSelection = true
    live.press(down, " ", " ", .enter)
    #expect(selected.log == ["a", "b", "b", "c", "c"])
    #expect(deselected.log == ["a", "c"])
    #expect(live.table.indexPathsForSelectedRows == [live.row(1), live.row(2)])
  }

  @Test func `Where nothing can be selected, the keys scroll`() {
    let live = LiveTable([LiveTable.numbers("n", 9)], rows: 4)
    live.table.allowsSelection = false
    #expect(live.cursorRow == nil)
    #expect(live.press(down, down).map { $0.prefix(2) } == ["n ", "n2", "n3", "n4"])
    #expect(live.press("k").map { $0.prefix(2) } == ["n ", "n1", "n2", "n3"])
    #expect(live.press("G").map { $0.prefix(2) } == ["n ", "n6", "n7", "n8"])
    #expect(!live.screen.send(.key(.enter)))
    #expect(live.table.cursorIndexPath == nil)
  }

  @Test func `Without colours, signs tell the cursor and the selection`() {
    let live = LiveTable(["a", "b", "c"], rows: 3, depth: .none)
    live.table.allowsMultipleSelection = true
    #expect(live.press(" ", down) == [" *a", "> b", "  c"])
    #expect(live.press(" ") == [" *a", ">*b", "  c"])
  }

  @Test func `A table is printed in the colours that are asked for, also while it is on a screen with others`() {
    /// A cell that tells the colours that it may use.
    final class DepthCell: TableViewCell {
      override func height(forWidth columns: Int) -> Int { 1 }
      override func draw(in canvas: inout Canvas, rect: Rect) {
        canvas.draw("\(colorDepth)", at: rect.origin, in: rect)
      }
    }
    let live = LiveTable(["a"], rows: 2)
    live.dataSource.configureCell = { _, _, _, _ in DepthCell() }
    live.table.reloadData()
    live.table.colorDepth = .ansi16
    #expect(live.lines == ["trueColor", ""])
    #expect(live.table.render(width: 12).lines == ["ansi16"])
    #expect(live.lines == ["trueColor", ""])
  }

  @Test func `An empty table shows its placeholder, and keys do no harm`() {
    let live = LiveTable([Lines](), rows: 2)
    live.table.placeholder = "비었음"
    #expect(live.press(down, "G", .pageDown, .pageUp, "g", "]", "d", "J", " ", .enter) == ["비었음", ""])
    live.sections.accept([LiveTable.section("", ["a"])])
    #expect(live.press(down) == ["a", ""])
    #expect(live.table.cursorIndexPath == live.row(0))
  }

  @Test func `A table that becomes larger or smaller keeps its cursor on the screen`() {
    let live = LiveTable([LiveTable.numbers("n", 30)], rows: 6)
    live.press("G", "k")
    for rows in [2, 1, 40, 3, 12] {
      live.screen.resize(to: Size(columns: 4 + rows, rows: rows))
      #expect(live.lines.contains { $0.hasPrefix("n28") }, "\(rows) rows")
    }
  }

  @Test func `Only what is visible is made, at both ends of a hundred thousand rows of different heights`() {
    let live = LiveTable(["a"], rows: 20)
    var made = 0
    live.dataSource.configureCell = { _, tableView, indexPath, line in
      made += 1
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: line.text, supplement: indexPath.row.isMultiple(of: 3) ? "more" : nil)
      return cell
    }
    live.sections.accept([LiveTable.numbers("n", 100_000)])
    _ = live.lines
    made = 0
    let end = live.press("G")
    #expect(end.last?.hasPrefix("more") == true, "\(end)")
    #expect(made <= 40)
    made = 0
    for _ in 0..<10 { live.press(.pageUp) }
    #expect(made <= 300)
    made = 0
    live.table.moveCursor(to: live.row(50_000))
    #expect(live.lines.contains { $0.hasPrefix("n50000") })
    #expect(made <= 40)
  }

  @Test func `The screen that the table is on tells whether it is told of changes`() {
    let live = LiveTable(["a"], rows: 2)
    let page = View()
    let screen = Screen(root: page, size: Size(columns: 4, rows: 2), scheduler: live.scheduler)
    page.addSubview(live.table)
    #expect(live.table.isOnScreen)
    live.table.removeFromSuperview()
    #expect(!live.table.isOnScreen)
    live.show(["a", "b"])
    page.addSubview(live.table)
    #expect(live.table.isOnScreen)
    #expect(screen.frame().lines == ["a", "b"])
  }
}

@MainActor
@Suite struct PinnedHeaderTests {
  private func live() -> LiveTable {
    LiveTable(
      [LiveTable.section("A", ["1", "2", "3"]), LiveTable.section("B", ["4", "5", "6", "7", "8"])], columns: 6, rows: 4)
  }

  @Test func `The header of the section at the top stays until the next one pushes it off`() {
    let live = live()
    let frames = (0..<6).map { rows in
      if rows > 0 { live.table.scroll(byRows: 1) }
      return live.lines.map { String($0.prefix(2)).filter { $0 != " " } }
    }
    #expect(
      frames == [
        ["A", "1", "2", "3"], ["A", "2", "3", ""], ["A", "3", "", "B"], ["A", "", "B", "4"], ["", "B", "4", "5"],
        ["B", "4", "5", "6"],
      ])
    live.table.scroll(byRows: 1)
    #expect(live.lines.map { $0.prefix(1) } == ["B", "5", "6", "7"])
  }

  @Test func `A header of two rows is pushed off by one after the other`() {
    let live = LiveTable(
      [LiveTable.section("Aa\nAb", ["1", "2", "3"]), LiveTable.section("B", ["4", "5", "6", "7"])], columns: 6, rows: 5)
    live.table.scroll(byRows: 3)
    #expect(live.lines.map { $0.prefix(2) } == ["Aa", "Ab", "  ", "B ", "4 "])
    live.table.scroll(byRows: 1)
    #expect(live.lines.map { $0.prefix(2) } == ["Ab", "  ", "B ", "4 ", "5 "])
    live.table.scroll(byRows: 1)
    #expect(live.lines.map { $0.prefix(2) } == ["  ", "B ", "4 ", "5 ", "6 "])
  }

  @Test func `The cursor is never under a pinned header`() {
    let live = live()
    live.press("G")
    for _ in 0..<7 {
      live.press("k")
      #expect(live.cursorRow != 0)
      let text = live.table.cursorIndexPath.map { live.dataSource[$0].text } ?? "none"
      #expect(live.cursorRow.map { live.lines[$0].hasPrefix(text) } == true)
    }
    #expect(live.lines.map { $0.prefix(1) } == ["A", "1", "2", "3"])
  }

  @Test func `Keys go from section to section`() {
    let live = live()
    live.press("]")
    #expect(live.table.cursorIndexPath == live.row(0, 1))
    #expect(live.lines.map { $0.prefix(1) } == [" ", "B", "4", "5"])
    live.press(.control("n"))
    #expect(live.table.cursorIndexPath == live.row(0, 1))
    live.press("[")
    #expect(live.table.cursorIndexPath == live.row(0, 0))
    #expect(live.lines.map { $0.prefix(1) } == ["A", "1", "2", "3"])
  }

  @Test func `An index at the right leads to the sections`() {
    let live = live()
    live.dataSource.sectionIndexTitles = { $0.sectionModels.map(\.model) }
    live.table.reloadData()
    live.screen.resize(to: Size(columns: 12, rows: 4))
    #expect(live.lines == ["A ─────── A┃", "1         B│", "2          │", "3          │"])
    live.screen.send(.mouse(MouseEvent(.press(.left), at: Point(column: 10, row: 1))))
    #expect(live.table.cursorIndexPath == live.row(0, 1))
  }
}

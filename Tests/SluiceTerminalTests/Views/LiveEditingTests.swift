import Dispatch
import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct LiveEditingTests {
  /// A table whose program does what its user asks for.
  private func obeying(_ live: LiveTable) -> LiveTable {
    live.table.rx.itemDeleted
      .subscribe(onNext: { [sections = live.sections] path in
        var next = sections.value
        next[path.section].items.remove(at: path.row)
        sections.accept(next)
      })
      .disposed(by: live.bag)
    live.table.rx.itemMoved
      .subscribe(onNext: { [sections = live.sections] move in
        var next = sections.value
        let item = next[move.sourceIndex.section].items.remove(at: move.sourceIndex.row)
        next[move.destinationIndex.section].items.insert(item, at: move.destinationIndex.row)
        sections.accept(next)
      })
      .disposed(by: live.bag)
    return live
  }

  @Test(arguments: [KeyPress("d"), .delete])
  func `A row is deleted once the user has said yes`(key: KeyPress) {
    let live = obeying(LiveTable(["가 🍎", "b"], columns: 40, rows: 4))
    let deleted = live.table.rx.modelDeleted(Line.self).map(\.text).logged(live.bag)
    #expect(live.press(key) == ["가 🍎", "b", "", "Delete \"가 🍎\"? y/n"])
    #expect(live.table.keyHints == [KeyHint("y", "delete"), KeyHint("n", "keep")])
    #expect(live.press("j", .enter, "x") == ["가 🍎", "b", "", "Delete \"가 🍎\"? y/n"])
    #expect(live.press("n") == ["가 🍎", "b", "", ""])
    live.press(key, .escape)
    #expect(deleted.log == [])
    live.press(key, "y")
    live.scheduler.advanceBy(6)
    #expect(live.lines == ["b", "", "", ""])
    #expect(deleted.log == ["가 🍎"])
  }

  @Test func `While a list asks, the help names the answers alone`() {
    let live = obeying(LiveTable(["a"]))
    let help = HelpLine(hints: [KeyHint("q", "quit")])
    let page = View()
    page.addSubview(live.table)
    page.addSubview(help)
    let screen = TestScreen(page, columns: 60, rows: 3)
    screen.expectFrame("a\n\n↑↓ move  enter select  d delete  J/K reorder  q quit")
    screen.press("d")
    screen.expectFrame("a\nDelete \"a\"? y/n\ny delete  n keep")
    screen.press("n")
    screen.expectFrame("a\n\n↑↓ move  enter select  d delete  J/K reorder  q quit")
  }

  @Test func `In a table of one row the question lies over the row`() {
    let live = obeying(LiveTable(["abc", "b"], columns: 20, rows: 1))
    #expect(live.press("d") == ["Delete \"abc\"? y/n"])
    #expect(live.press("y").map { $0.prefix(2) } == ["b "])
  }

  @Test func `A row of columns is named with a single space between them`() {
    let live = obeying(LiveTable(["한국        30"], columns: 30, rows: 3))
    #expect(live.press("d").last == "Delete \"한국 30\"? y/n")
  }

  @Test func `A view that a selection gives the focus to keeps it`() {
    let live = LiveTable(["a", "b"], rows: 3)
    let field = TextField()
    let page = StackView([live.table, field])
    let screen = TestScreen(page, columns: 12, rows: 4)
    live.table.rx.itemSelected.subscribe(onNext: { _ in field.focus() }).disposed(by: live.bag)
    screen.press("j")
    #expect(live.table.isFocused)
    screen.press(.enter)
    #expect(field.isFocused)
  }

  @Test func `A question follows its row, and goes with it`() {
    let live = obeying(LiveTable(["a", "b"], columns: 20, rows: 4))
    live.press("j", "d")
    live.show(["x", "b!", "a"])
    #expect(live.lines.last == "Delete \"b\"? y/n")
    live.press("y")
    #expect(live.sections.value[0].items.map(\.text) == ["x", "a"])
    live.press("d")
    live.show(["x"])
    #expect(live.lines.last == "")
    live.press("d")
    live.table.reloadData()
    #expect(live.lines.last == "")
  }

  @Test func `What may not be edited or moved stays, and its keys go on`() {
    let live = obeying(LiveTable(["a", "b"]))
    live.dataSource.canEditRowAtIndexPath = { _, path in path.row == 1 }
    live.dataSource.canMoveRowAtIndexPath = { _, path in path.row == 1 }
    #expect(!live.screen.send(.key("d")))
    #expect(!live.screen.send(.key("J")))
    live.press("j")
    #expect(live.table.keyHints.map(\.key) == ["↑↓", "enter", "d", "J/K"])
    #expect(live.screen.send(.key("d")))
  }

  @Test func `Deleting and moving are offered while somebody listens, or the data source is told`() {
    let live = LiveTable(["a", "b"])
    live.table.selectionHint = "열기"
    func keys() -> [String] { live.table.keyHints.map { "\($0.key) \($0.title)" } }
    #expect(keys() == ["↑↓ move", "enter 열기"])
    #expect(!live.screen.send(.key("d")) && !live.screen.send(.key("J")))
    var bag = DisposeBag()
    live.table.rx.modelDeleted(Line.self).subscribe(onNext: { _ in }).disposed(by: bag)
    #expect(keys() == ["↑↓ move", "enter 열기", "d delete"])
    live.table.rx.itemMoved.subscribe(onNext: { _ in }).disposed(by: bag)
    #expect(keys() == ["↑↓ move", "enter 열기", "d delete", "J/K reorder"])
    bag = DisposeBag()
    #expect(keys() == ["↑↓ move", "enter 열기"])
    #expect(live.lines.prefix(2) == ["a", "b"])
    var told: [String] = []
    live.dataSource.moveItem = { _, from, to in told.append("\(from.row) \(to.row)") }
    #expect(live.press("J").prefix(2) == ["b", "a"])
    #expect(told == ["0 1"])
    bag = DisposeBag()
  }

  @Test(arguments: [40, 120])
  func `A row is moved over the border of its section, and it is told where it went`(columns: Int) {
    let live = obeying(
      LiveTable([LiveTable.section("사람", ["kim", "lee"]), LiveTable.section("Z", ["z"])], columns: columns, rows: 7))
    let moves = live.table.rx.itemMoved
      .map {
        "\($0.sourceIndex.section).\($0.sourceIndex.row) \($0.destinationIndex.section).\($0.destinationIndex.row)"
      }
      .logged(live.bag)
    let rule = { (text: String) in text + " " + String(repeating: "─", count: columns - text.displayWidth - 1) }
    #expect(live.press("J") == [rule("사람"), "lee", "kim", "", rule("Z"), "z", "Moved \"kim\" to 2 in 사람"])
    #expect(live.cursorRow == 2)
    #expect(
      live.press(KeyPress(.arrowDown, modifiers: .alt))
        == [rule("사람"), "lee", "", rule("Z"), "kim", "z", "Moved \"kim\" to 1 in Z"])
    #expect(live.cursorRow == 4)
    #expect(live.press("J", "J") == [rule("사람"), "lee", "", rule("Z"), "z", "kim", "Moved \"kim\" to 2 in Z"])
    live.scheduler.advanceBy(19)
    #expect(live.lines.last?.isEmpty == false)
    live.scheduler.advanceBy(1)
    #expect(live.lines.last?.isEmpty == true)
    #expect(live.press("K", "K").prefix(3) == [rule("사람"), "lee", "kim"])
    #expect(moves.log == ["0.0 0.1", "0.1 1.0", "1.0 1.1", "1.1 1.0", "1.0 0.1"])
  }

  @Test func `What was said of a move stays while others push the row, and goes when the row goes on`() {
    let live = obeying(LiveTable(["a", "b", "c"], columns: 20, rows: 6))
    #expect(live.press("J").last == "Moved \"a\" to 2")
    live.show(["x", "b", "a", "c"])
    #expect(live.lines.last == "Moved \"a\" to 2")
    live.show(["a", "x", "b", "c"])
    #expect(live.lines.last == "")
    #expect(live.press("J").last == "Moved \"a\" to 2")
    live.show(["x", "b", "c"])
    #expect(live.lines.last == "")
  }

  @Test func `A data source is told of moves where it is given what to do, from the start or later, or says so itself`()
  {
    final class Own: TableViewSectionedReloadDataSource<Lines> {
      var moves: [String] = []
      override var isToldOfMoves: Bool { true }
      override func moveItem(
        from source: IndexPath, to destination: IndexPath, showing show: @escaping () -> Void
      ) -> Bool {
        moves.append("\(source.row) \(destination.row)")
        return super.moveItem(from: source, to: destination, showing: show)
      }
    }
    let own = Own(configureCell: { _, _, _, _ in MessageTableViewCell() })
    #expect(own.isToldOfMoves)
    typealias Plain = TableViewSectionedReloadDataSource<Lines>
    let make: Plain.ConfigureCell = { _, _, _, _ in MessageTableViewCell() }
    let without = Plain(configureCell: make, configureSupplementaryView: nil, canMoveItemAtIndexPath: { _, _ in true })
    #expect(!without.isToldOfMoves)
    #expect(Plain(configureCell: make, configureSupplementaryView: nil, moveItem: { _, _, _ in }).isToldOfMoves)
    typealias Animated = TableViewSectionedAnimatedDataSource<Lines>
    let animated: Animated.ConfigureCell = { _, _, _, _ in MessageTableViewCell() }
    #expect(!Animated(configureCell: animated, configureSupplementaryView: nil).isToldOfMoves)
    #expect(Animated(configureCell: animated, configureSupplementaryView: nil, moveItem: { _, _, _ in }).isToldOfMoves)
  }

  @Test func `A move that nobody answers goes back`() async {
    let live = LiveTable(["a", "b"], rows: 3)
    let moves = live.table.rx.itemMoved.map { _ in "move" }.logged(live.bag)
    #expect(live.press("J").prefix(2) == ["b", "a"])
    #expect(moves.log == ["move"])
    // The refusal is a later turn of the main queue.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(live.lines.prefix(2) == ["a", "b"])
    #expect(live.cursorRow == 0)
    // Nor does the line at the bottom say that it went.
    #expect(live.lines.last == "")
  }
}

@MainActor
@Suite struct LiveFilterTests {
  private func live() -> (LiveTable, Recorder<String>) {
    let live = LiveTable(["apple", "배", "cherry"], columns: 10, rows: 4)
    return (live, live.table.rx.filter.logged(live.bag))
  }

  @Test func `What is typed after a slash is the filter`() {
    let (live, filter) = live()
    #expect(live.press("/") == ["apple", "배", "cherry", "/"])
    #expect(live.press("p", "배", "🍐", .backspace).last == "/p배")
    #expect(live.screen.cursor == Point(column: 4, row: 3))
    #expect(filter.log == ["", "p", "p배", "p배🍐", "p배"])
    live.screen.send(.paste("12345678\nmore"))
    #expect(live.lines.last == "/12345678")
    #expect(live.press(.enter, "j").last == "/p배123456")
    #expect(live.table.cursorIndexPath == live.row(1))
    #expect(live.screen.cursor == nil)
    #expect(live.press(.escape).last == "")
    #expect(filter.log.last == "")
    live.press("/", "x", .escape)
    #expect(filter.log.suffix(2) == ["x", ""])
    #expect(live.lines.last == "")
  }

  @Test func `The program can set it`() {
    let (live, filter) = live()
    Observable.just("ch").bind(to: live.table.rx.filter).disposed(by: live.bag)
    #expect(live.lines.last == "/ch")
    #expect(filter.log == ["", "ch"])
  }

  @Test func `Without a listener there is no filter`() {
    let live = LiveTable(["a"])
    #expect(!live.screen.send(.key("/")))
    #expect(!live.table.keyHints.contains(KeyHint("/", "filter")))
  }
}

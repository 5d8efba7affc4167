import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct LiveEventsTests {
  @Test func `Scrolling is told, and standing still is not`() {
    let live = LiveTable([LiveTable.numbers("n", 20)], rows: 5)
    let scrolls = live.table.rx.didScroll.map { "scroll" }.logged(live.bag)
    live.press(.arrowDown, .arrowUp)
    #expect(scrolls.log == [])
    live.press("G")
    live.press("G")
    #expect(scrolls.log == ["scroll"])
    live.press("g")
    #expect(scrolls.log == ["scroll", "scroll"])
  }

  @Test func `The end is told once each time that it comes into sight`() {
    let live = LiveTable([LiveTable.numbers("n", 20)], rows: 5)
    let ends = live.table.rx.didReachEnd.map { "end" }.logged(live.bag)
    live.press(.pageDown)
    #expect(ends.log == [])
    live.press("G")
    live.press("k")
    #expect(ends.log == ["end"])
    live.press("g")
    live.press("G")
    #expect(ends.log == ["end", "end"])
  }

  @Test func `A change of the items that are there is no new end, and more or fewer of them are`() {
    let live = LiveTable(["a", "b"], rows: 5)
    let ends = live.table.rx.didReachEnd.map { "end" }.logged(live.bag)
    _ = live.lines
    #expect(ends.log == ["end"])
    for names in [["a!", "b"], ["b", "a!"], ["b", "c"]] {
      live.show(names)
      _ = live.lines
      live.table.reloadData()
      _ = live.lines
    }
    #expect(ends.log == ["end"])
    live.show(["b", "c", "d"])
    _ = live.lines
    live.show(["b", "d"])
    _ = live.lines
    #expect(ends.log == ["end", "end", "end"])
  }

  @Test func `A list that loads more at its end fills the screen, and no more`() {
    let live = LiveTable([LiveTable.numbers("n", 2)], rows: 7)
    var loads = 0
    live.table.rx.didReachEnd
      .subscribe(onNext: { [sections = live.sections] in
        loads += 1
        sections.accept([LiveTable.numbers("n", sections.value[0].items.count + 2)])
      })
      .disposed(by: live.bag)
    live.table.reloadData()
    for _ in 0..<10 { _ = live.lines }
    #expect(live.sections.value[0].items.count == 8)
    #expect(loads == 3)
  }

  @Test func `The streams end with the list`() {
    var live: LiveTable? = LiveTable(["a"])
    let bag = DisposeBag()
    let scrolls = live?.table.rx.didScroll.map { "scroll" }.logged(bag)
    let ends = live?.table.rx.didReachEnd.map { "end" }.logged(bag)
    let filter = live?.table.rx.filter.logged(bag)
    weak let table = live?.table
    live?.press("d", "n", "J")
    live?.show(["b"])
    live = nil
    #expect(table == nil)
    #expect(scrolls?.log == ["completed"])
    #expect(ends?.log == ["end", "completed"])
    #expect(filter?.log == ["", "completed"])
  }

  @Test func `Cells are told as they come onto the screen and leave it`() {
    let live = LiveTable([LiveTable.numbers("n", 20)], rows: 3)
    let bag = DisposeBag()
    var told: [String] = []
    live.table.rx.willDisplayCell.bind(onNext: { told.append("show \($0.indexPath.row)") }).disposed(by: bag)
    live.table.rx.didEndDisplayingCell.bind(onNext: { told.append("hide \($0.indexPath.row)") }).disposed(by: bag)
    for _ in 0..<3 { live.press("j") }
    // Under a pinned header a cell is shown still.
    #expect(told == ["show 2", "hide 0", "show 3"])
  }

  @Test func `A listener that reloads the list while it is drawn has it drawn as it is then`() {
    let live = LiveTable(["a", "b", "c"], rows: 2)
    live.table.rx.willDisplayCell.take(1)
      .subscribe(onNext: { [sections = live.sections] _ in sections.accept([LiveTable.section("", ["x", "y"])]) })
      .disposed(by: live.bag)
    live.press("j", "j")
    live.scheduler.advanceBy(6)
    #expect(live.lines.map { $0.prefix(1) } == ["x", "y"])
  }
}

import FoundationEssentials
import Sluice
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct DuplicateTests {
  @Test func `B20 Two new rows with one identity are reported once with both places, and reloaded once`() {
    let reports = ReportedErrors(about: "71077")
    let list = AnimatedList([])
    list.columns.onNext([Column("a", [71077, 71077])])
    list.columns.onNext([Column("a", [71077, 71077])])
    #expect(
      reports.reports == [
        """
        RecordingSectionedView is reloaded, since its changes cannot be animated: the items at (0, 0) and (0, 1) have \
        the same identity (Card 71077): give each item of the list, in whatever section, an identity of its own
        """
      ])
    #expect(list.log.first == "reload")
    #expect(list.view.lines == ["# a", "71077", "71077"])
    list.view.clearLog()
    list.columns.onNext([Column("a", [71077])])
    #expect(list.log == ["delete items 0.1"])
    #expect(list.view.lines == ["# a", "71077"])
    #expect(reports.reports.count == 1)
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `B20 On the very first update as well`() {
    let reports = ReportedErrors(about: "72077")
    let list = AnimatedList()
    list.columns.onNext([Column("a", [72077]), Column("b", [1, 72077])])
    #expect(list.log == ["reload"])
    #expect(reports.reports.count == 1)
    #expect(reports.reports.first?.contains("the items at (0, 0) and (1, 1)") == true)
    list.columns.onNext([Column("a", [72077]), Column("b", [1])])
    #expect(list.log == ["reload", "delete items 1.1"])
  }

  @Test(arguments: [false, true])
  func `B20 Two sections with one identity`(isFirst: Bool) {
    let name = "section of \(isFirst)"
    let reports = ReportedErrors(about: name)
    let list = AnimatedList(isFirst ? nil : [])
    list.columns.onNext([Column(name, [1]), Column("b", []), Column(name, [2])])
    #expect(list.log == ["reload"])
    #expect(reports.reports.count == 1)
    #expect(reports.reports.first?.contains("the sections 0 and 2 have the same identity") == true)
    list.columns.onNext([Column(name, [1]), Column("b", [])])
    #expect(list.log == ["reload", "delete sections 2"])
    #expect(list.view.lines == ["# \(name)", "1", "# b"])
  }

  @Test func `B20 Other duplicates, and the same after a time without, are reported again`() {
    let reports = ReportedErrors(about: "7307")
    let list = AnimatedList([])
    list.columns.onNext([Column("a", [73071, 73071])])
    list.columns.onNext([Column("a", [73072, 73072])])
    list.columns.onNext([Column("a", [73072])])
    list.columns.onNext([Column("a", [73072, 73072])])
    #expect(reports.reports.count == 3)
  }

  @Test func `B20 A duplicate is not reported again because rows before it come and go`() {
    let reports = ReportedErrors(about: "7408")
    let list = AnimatedList([])
    for first in 0..<4 { list.columns.onNext([Column("a", (0..<first).map { Card(identity: $0) } + [74081, 74081])]) }
    #expect(reports.reports.count == 1)
    #expect(list.view.lines == ["# a", "0", "1", "2", "74081", "74081"])
    list.columns.onNext([Column("a", [74082, 74081, 74082])])
    #expect(reports.reports.count == 2)
  }

  @Test func `B20 Duplicates that come while an update is shown wait their turn`() {
    let reports = ReportedErrors(about: "7509")
    let list = AnimatedList([])
    list.dataSource.configureCell = { [columns = list.columns] _, _, _, card in
      if card.identity == 1 { columns.onNext([Column("a", [75091, 75091])]) }
      if card.identity == 75091 { columns.onNext([Column("a", [75091])]) }
      return "\(card.identity)"
    }
    list.columns.onNext([Column("a", [1])])
    // Each of the two cells sends the list without a duplicate; the second time nothing changes.
    #expect(list.log == ["insert sections 0", "reload", "delete items 0.1"])
    #expect(list.view.lines == ["# a", "75091"])
    #expect(reports.reports.count == 1)
    #expect(list.view.inconsistencies.isEmpty)
  }
}

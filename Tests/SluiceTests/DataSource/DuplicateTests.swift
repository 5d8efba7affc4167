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
}

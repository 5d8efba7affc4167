import FoundationEssentials
import Sluice
import Testing

@MainActor
@Suite struct SectionedDataSourceTests {
  private let outside = [
    IndexPath(item: 0, section: 1), IndexPath(item: 2, section: 0), IndexPath(item: -1, section: 0),
    IndexPath(item: 0, section: -1), IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
    IndexPath(item: .max, section: .min),
  ]

  @Test func `Sections and items are found by their places`() throws {
    let dataSource = RecordingDataSource.plain()
    dataSource.setSections([TestSection(model: "a", items: [1, 2]), TestSection(model: "b", items: [])])
    #expect(dataSource.sectionModels.map(\.model) == ["a", "b"])
    #expect(dataSource.numberOfSections == 2)
    #expect(dataSource.numberOfItems(inSection: 0) == 2)
    #expect(dataSource[1].model == "b")
    #expect(dataSource.section(at: 1)?.model == "b")
    let place = IndexPath(item: 1, section: 0)
    #expect(dataSource[place] == 2)
    #expect(dataSource.item(at: place) == 2)
    let typed: Int = try dataSource.model(at: place)
    let untyped: Any = try dataSource.model(at: place)
    #expect(typed == 2)
    #expect(untyped as? Int == 2)
  }

  @Test func `Titles are asked for with the data source and the section`() {
    let dataSource = RecordingDataSource.plain()
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource.sectionModels[section].model }
    dataSource.titleForFooterInSection = { dataSource, section in "\(dataSource[section].items.count) items" }
    dataSource.setSections([TestSection(model: "a", items: [1, 2])])
    #expect(dataSource.titleForHeader(inSection: 0) == "a")
    #expect(dataSource.titleForFooter(inSection: 0) == "2 items")
  }

  @Test func `Titles can be given when the data source is made`() {
    let dataSource = RecordingDataSource(
      configureCell: { _, _, _, item in "\(item)" }, titleForHeaderInSection: { _, _ in "above" },
      titleForFooterInSection: { _, _ in "below" })
    dataSource.setSections([TestSection(model: "", items: [])])
    #expect(dataSource.titleForHeader(inSection: 0) == "above")
    #expect(dataSource.titleForFooter(inSection: 0) == "below")
  }

  @Test(arguments: [false, true])
  func `A place that does not exist is answered without a trap`(hasSections: Bool) {
    let dataSource = RecordingDataSource(
      configureCell: { _, _, _, item in "\(item)" },
      titleForHeaderInSection: { dataSource, section in dataSource.sectionModels[section].model },
      titleForFooterInSection: { dataSource, section in dataSource.sectionModels[section].model })
    if hasSections { dataSource.setSections([TestSection(model: "a", items: [1, 2])]) }
    for section in [-1, 1, .max, .min] {
      #expect(dataSource.numberOfItems(inSection: section) == 0)
      #expect(dataSource.titleForHeader(inSection: section) == nil)
      #expect(dataSource.titleForFooter(inSection: section) == nil)
      #expect(dataSource.section(at: section) == nil)
    }
    for place in outside {
      #expect(dataSource.item(at: place) == nil)
      #expect(throws: SectionedDataSourceError.noItem(at: place)) { try dataSource.cell(at: place) }
      #expect(throws: SectionedDataSourceError.noItem(at: place)) { _ = try dataSource.model(at: place) as Int }
    }
  }

  @Test func `Without a view there is no cell`() {
    let dataSource = RecordingDataSource.plain()
    dataSource.setSections([TestSection(model: "a", items: [1])])
    #expect(throws: SectionedDataSourceError.noView) { try dataSource.cell(at: IndexPath(item: 0, section: 0)) }
  }

  @Test func `Errors say what happened`() {
    #expect(
      "\(SectionedDataSourceError.noItem(at: IndexPath(item: 3, section: 1)))" == "there is no item 3 in section 1")
    #expect(
      "\(SectionedDataSourceError.noItem(at: IndexPath(index: 3)))"
        == "there is no item at [3]: an index path of a list has a section and an item")
    #expect(
      "\(SectionedDataSourceError.noView)"
        == "the data source has no view to make a cell for: bind it with rx.items(dataSource:)")
  }

  @Test func `A data source can be subclassed`() {
    final class Loud: SectionedReloadDataSource<RecordingView, TestSection> {
      override func titleForHeader(inSection section: Int) -> String? {
        super.titleForHeader(inSection: section).map { $0 + "!" }
      }
    }
    let dataSource = Loud(
      configureCell: { _, _, _, item in "\(item)" }, titleForHeaderInSection: { dataSource, section in "a" })
    dataSource.setSections([TestSection(model: "a", items: [])])
    #expect(dataSource.titleForHeader(inSection: 0) == "a!")
  }
}

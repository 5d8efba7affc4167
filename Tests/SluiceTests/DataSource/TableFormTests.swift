import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

// What tables and collections ask for beside cells and titles.
@MainActor
@Suite struct TableFormTests {
  private typealias Source = SectionedReloadDataSource<RecordingSectionedView, TestSection>

  private let outside = [
    IndexPath(item: 0, section: 1), IndexPath(item: 2, section: 0), IndexPath(item: -1, section: 0),
    IndexPath(item: 0, section: -1), IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
  ]
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)

  private func source() -> Source {
    let source = Source { _, _, _, item in "\(item)" }
    source.setSections([TestSection(model: "a", items: [1, 2])])
    return source
  }

  @Test func `All can be edited and moved unless the closures say otherwise`() {
    let source = source()
    #expect(source.canEditItem(at: first))
    #expect(source.canMoveItem(at: first))
    source.canEditRowAtIndexPath = { dataSource, path in dataSource[path] == 2 }
    source.canMoveRowAtIndexPath = { _, path in path.item == 0 }
    #expect(!source.canEditItem(at: first))
    #expect(source.canEditItem(at: second))
    #expect(source.canMoveItem(at: first))
    #expect(!source.canMoveItem(at: second))
  }

  @Test func `An index leads to sections`() {
    let source = source()
    #expect(source.titlesOfSectionIndex == nil)
    #expect(source.section(forSectionIndexTitle: "x", at: 0) == 0)
    source.sectionIndexTitles = { dataSource in dataSource.sectionModels.map(\.model) }
    source.sectionForSectionIndexTitle = { dataSource, title, index in
      #expect(index == 5)
      return dataSource.sectionModels.firstIndex { $0.model == title } ?? -1
    }
    #expect(source.titlesOfSectionIndex == ["a"])
    #expect(source.section(forSectionIndexTitle: "a", at: 5) == 0)
    #expect(source.section(forSectionIndexTitle: "b", at: 5) == nil)
  }

  @Test func `Places that do not exist are answered without a trap, and without a call of a closure`() {
    let source = source()
    source.canEditRowAtIndexPath = { dataSource, path in dataSource[path] > 0 }
    source.canMoveRowAtIndexPath = { dataSource, path in dataSource[path] > 0 }
    source.configureSupplementaryView = { dataSource, _, _, path in dataSource[path.section].model }
    source.view = RecordingSectionedView()
    for path in outside {
      #expect(!source.canEditItem(at: path))
      #expect(!source.canMoveItem(at: path))
      #expect(!source.moveItem(from: path, to: first))
    }
    for path in outside where path != second && path != IndexPath(item: 2, section: 0) {
      #expect(throws: SectionedDataSourceError.noSection(at: path)) {
        try source.supplementaryView(ofKind: "header", at: path)
      }
    }
    source.setSections([])
    #expect(source.section(forSectionIndexTitle: "a", at: 0) == nil)
  }

  @Test func `Supplementary views are made for a kind and a section, also an empty one`() throws {
    let view = RecordingSectionedView()
    let source = Source(
      configureCell: { _, _, _, item in "\(item)" },
      configureSupplementaryView: { dataSource, shown, kind, path in
        #expect(shown === view)
        return "\(kind) \(dataSource[path.section].model)"
      })
    source.setSections([TestSection(model: "a", items: [])])
    #expect(throws: SectionedDataSourceError.noView) { try source.supplementaryView(ofKind: "header", at: first) }
    source.view = view
    #expect(try source.supplementaryView(ofKind: "header", at: first) == "header a")
    source.configureSupplementaryView = nil
    #expect(throws: SectionedDataSourceError.noSupplementaryView(kind: "header")) {
      try source.supplementaryView(ofKind: "header", at: first)
    }
    #expect(!source.canMoveItem(at: first))
  }

  @Test func `A view finds its supplementary views, and one that has none finds nothing`() {
    let view = RecordingSectionedView()
    let source = source()
    view.sectionedDataSource = source
    #expect(view.supplementaryDataSource === source)
    let plain = RecordingView()
    plain.sectionedDataSource = RecordingDataSource.plain()
    #expect(plain.supplementaryDataSource != nil)
    plain.sectionedDataSource = nil
    #expect(plain.supplementaryDataSource == nil)
  }

  @Test func `Items and sections can be set, and are shown at the next reload`() {
    let view = RecordingSectionedView()
    let source = source()
    source.view = view
    view.sectionedDataSource = source
    source[second] = 7
    #expect(source.sectionModels == [TestSection(model: "a", items: [1, 7])])
    #expect(view.lines == ["1", "2"])
    view.reloadData()
    #expect(view.lines == ["1", "7"])
    source[0] = TestSection(model: "b", items: [])
    #expect(source.sectionModels == [TestSection(model: "b", items: [])])
  }

  @Test func `A subscript outside stops with a message`() async throws {
    let section = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { await MainActor.run { _ = RecordingDataSource.plain()[3] } })
    #expect(String(decoding: section.standardErrorContent, as: UTF8.self).contains("has 0 sections, none at 3."))
    let item = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { await MainActor.run { _ = RecordingDataSource.plain()[IndexPath(item: 1, section: 2)] } })
    #expect(String(decoding: item.standardErrorContent, as: UTF8.self).contains("has no item at 2.1."))
  }

  @Test func `A data source of one's own need not know of all this`() {
    final class Own: SectionedViewDataSource {
      var numberOfSections: Int { 1 }
      func numberOfItems(inSection section: Int) -> Int { 1 }
      func cell(at indexPath: IndexPath) throws -> String { "cell" }
      func titleForHeader(inSection section: Int) -> String? { nil }
      func titleForFooter(inSection section: Int) -> String? { nil }
    }
    let view = RecordingSectionedView()
    let own = Own()
    view.sectionedDataSource = own
    #expect(view.lines == ["cell"])
    #expect(!view.delete(at: first))
    #expect(!view.move(from: first, to: first))
    #expect(own.titlesOfSectionIndex == nil)
    #expect(own.section(forSectionIndexTitle: "a", at: 0) == nil)
    #expect(throws: SectionedDataSourceError.noItem(at: first)) { try own.anyModel(at: first) }
    #expect(!own.moveItem(from: first, to: first))
    #expect(view.supplementaryDataSource == nil)
    view.isOnScreen = false
    view.isOnScreen = true
  }
}

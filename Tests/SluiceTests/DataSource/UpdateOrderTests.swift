import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

@MainActor
@Suite struct UpdateOrderTests {
  @Test func `An update from inside an update of an animated data source waits its turn`() {
    let list = AnimatedList([Column("a", [1])])
    // Sent once: if the updates did not wait, the test would fail rather than go on for ever.
    var isSent = false
    list.dataSource.configureCell = { [weak view = list.view, unowned dataSource = list.dataSource] _, _, _, card in
      if card.identity == 2, !isSent, let view {
        isSent = true
        dataSource.update(view, with: [Column("a", [1, 2, 3])])
        dataSource.update(view, with: [Column("a", [1, 2, 3, 4])])
      }
      return "\(card.identity)"
    }
    list.columns.onNext([Column("a", [1, 2])])
    #expect(list.log == ["insert items 0.1", "insert items 0.2", "insert items 0.3"])
    #expect(list.view.lines == ["# a", "1", "2", "3", "4"])
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `So it does with a data source that reloads`() {
    let view = RecordingView()
    let dataSource = SectionedReloadDataSource<RecordingView, TestSection> { dataSource, view, _, item in
      if item < 3 { dataSource.update(view, with: [TestSection(model: "", items: [item + 1])]) }
      return "\(item)"
    }
    let binding = Observable.just([TestSection(model: "", items: [1])])
      .bind(to: view.rx.items(dataSource: dataSource))
    #expect(view.reloads == [["1"], ["2"], ["3"]])
    binding.dispose()
  }

  @Test func `A state that a cell causes is shown after the one in flight`() {
    let list = AnimatedList([Column("a", [1])])
    list.dataSource.configureCell = { [columns = list.columns] _, _, _, card in
      if card.identity == 2 { columns.onNext([Column("a", [1, 2, 3])]) }
      return "\(card.identity)"
    }
    list.columns.onNext([Column("a", [1, 2])])
    #expect(list.log == ["insert items 0.1", "insert items 0.2"])
    #expect(list.dataSource.sectionModels == [Column("a", [1, 2, 3])])
  }

  @Test func `What waits when the binding is disposed is not shown`() {
    let view = RecordingView()
    let binding = SerialDisposable()
    let dataSource = SectionedReloadDataSource<RecordingView, TestSection> { dataSource, view, _, item in
      dataSource.update(view, with: [TestSection(model: "", items: [item + 1])])
      binding.dispose()
      return "\(item)"
    }
    let sections = PublishSubject<[TestSection]>()
    binding.disposable = sections.bind(to: view.rx.items(dataSource: dataSource))
    sections.onNext([TestSection(model: "", items: [1])])
    #expect(view.reloads == [["1"]])
    #expect(dataSource.sectionModels.map(\.items) == [[1]])
  }
}

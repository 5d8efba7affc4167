import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

/// Sections that a program sets by hand, while the view shows those of the last update.
@MainActor
@Suite struct ReplacedSectionsTests {
  private let list = AnimatedList([Column("a", [1, 2])])

  @Test func `After sections were set by hand the next update is a reload, and then steps again`() {
    list.dataSource.setSections([Column("a", [1, 2, 3])])
    list.columns.onNext([Column("a", [1])])
    list.columns.onNext([Column("a", [1, 2])])
    #expect(list.log == ["reload", "insert items 0.1"])
    #expect(list.view.lines == ["# a", "1", "2"])
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `So it is after a section or an item was replaced`() {
    list.dataSource[0] = Column("a", [1])
    list.columns.onNext([Column("a", [1, 2, 3])])
    list.dataSource[IndexPath(item: 0, section: 0)] = Card(identity: 7)
    list.columns.onNext([Column("a", [7, 2, 3])])
    #expect(list.log == ["reload", "reload"])
    #expect(list.view.lines == ["# a", "7", "2", "3"])
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `Sections that a cell sets are replaced by those of the update`() {
    list.dataSource.configureCell = { dataSource, _, _, card in
      if card.identity == 3 { dataSource.setSections([]) }
      return "\(card.identity)"
    }
    let next = [Column("a", [2, 1, 3]), Column("b", [4])]
    list.columns.onNext(next)
    #expect(list.dataSource.sectionModels == next)
    list.dataSource.configureCell = { _, _, _, card in "\(card.identity)" }
    list.columns.onNext([Column("a", [2])])
    list.columns.onNext([])
    #expect(list.view.lines.isEmpty)
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `Sections set before the first binding are what the view shows first`() {
    let view = RecordingSectionedView()
    let dataSource = AnimatedSource { _, _, _, card in "\(card.identity)" }
    dataSource.firstLoadTransition = .animated
    dataSource.setSections([Column("a", [1])])
    let columns = PublishSubject<[Column]>()
    let binding = columns.bind(to: view.rx.items(dataSource: dataSource))
    #expect(dataSource.sectionModels == [Column("a", [1])])
    dataSource.restoreSections()
    #expect(dataSource.sectionModels == [Column("a", [1])])
    columns.onNext([Column("a", [1, 2])])
    #expect(view.log.map(\.description) == ["insert items 0.1"])
    #expect(view.inconsistencies.isEmpty)
    binding.dispose()
  }

  @Test func `A section that makes its items anew is asked for them once for each update`() {
    var asked = 0
    let section = CountingSection(items: Array(0..<100)) { asked += 1 }
    let view = RecordingSectionedView()
    let dataSource = SectionedReloadDataSource<RecordingSectionedView, CountingSection> { _, _, _, item in "\(item)" }
    let binding = Observable.just([section]).bind(to: view.rx.items(dataSource: dataSource))
    #expect(view.lines.count == 100)
    #expect(asked == 1)
    dataSource[0] = CountingSection(items: [1], asked: {})
    #expect(dataSource.numberOfItems(inSection: 0) == 1)
    #expect(asked == 1)
    binding.dispose()
  }
}

private struct CountingSection: SectionModelType {
  private let numbers: [Int]
  private let asked: () -> Void

  var items: [Int] {
    asked()
    return numbers.map { $0 }
  }

  init(items: [Int], asked: @escaping () -> Void) {
    numbers = items
    self.asked = asked
  }

  init(original: CountingSection, items: [Int]) {
    self.init(items: items, asked: original.asked)
  }
}

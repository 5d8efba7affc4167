import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

// The code of the document on sections, run.

private struct Card: IdentifiableType, Equatable, Sendable {
  var identity: Int
  var text: String
}

private struct Column: AnimatableSectionModelType, Equatable, Sendable {
  var identity: String
  var title: String
  var items: [Card]

  init(identity: String, title: String, items: [Card]) {
    self.identity = identity
    self.title = title
    self.items = items
  }

  init(original: Column, items: [Card]) {
    self = original
    self.items = items
  }
}

extension Column {
  func isContentEqual(to other: Column) -> Bool {
    title == other.title && items.count == other.items.count
  }
}

private final class ColumnReactor: Reactor {
  enum Action { case move(Int, to: Int), rename(String) }

  struct State { var column: Column }

  let initialState: State

  init(_ column: Column) { initialState = State(column: column) }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .move(let from, let to):
      guard state.column.items[from].text != "fixed" else { return state }
      state.column.items.insert(state.column.items.remove(at: from), at: to)
    case .rename(let title): state.column.title = title
    }
    return state
  }
}

private final class WallReactor: Reactor {
  enum Action { case add(ColumnReactor) }

  struct State {
    var columns: [ColumnReactor] = []
    var sections: [Column] = []
  }

  let initialState = State()

  func transform(state: Observable<State>) -> Observable<State> {
    state.combineSections(of: \.columns, at: \.column, into: \.sections)
  }

  func reduce(state: State, mutation: Action) -> State {
    guard case .add(let column) = mutation else { return state }
    var state = state
    state.columns.append(column)
    return state
  }
}

@MainActor
private final class Box: SectionedView {
  var sectionedDataSource: (any SectionedViewDataSource<String>)?
  var rows: [[String]] = []

  func reloadData() {
    rows = (0..<(sectionedDataSource?.numberOfSections ?? 0)).map(section)
  }

  func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    for change in updates.sequentialChanges {
      switch change {
      case .updateItem(let place, let final): rows[place.section][place.item] = row(final)
      case .updateSection: break
      case .deleteItem(let place): rows[place.section].remove(at: place.item)
      case .deleteSection(let place): rows.remove(at: place)
      case .insertSection(let place, let final): rows.insert(section(final), at: place)
      case .moveSection(let from, let to): rows.insert(rows.remove(at: from), at: to)
      case .insertItem(let place, let final): rows[place.section].insert(row(final), at: place.item)
      case .moveItem(let from, let to):
        let row = rows[from.section].remove(at: from.item)
        rows[to.section].insert(row, at: to.item)
      }
    }
    return true
  }

  private func section(_ section: Int) -> [String] {
    let count = sectionedDataSource?.numberOfItems(inSection: section) ?? 0
    return (0..<count).map { row(IndexPath(item: $0, section: section)) }
  }

  private func row(_ indexPath: IndexPath) -> String {
    (try? sectionedDataSource?.cell(at: indexPath)) ?? ""
  }
}

private let before = [
  Column(identity: "a", title: "To do", items: [Card(identity: 1, text: "x"), Card(identity: 2, text: "y")])
]
private let after = [
  Column(identity: "a", title: "Done", items: [Card(identity: 2, text: "y"), Card(identity: 1, text: "z")])
]

@MainActor
struct SectionsDocument {
  @Test func `the stages of an update`() throws {
    for changeset in try Diff.differencesForSectionedView(initialSections: before, finalSections: after) {
      print(changeset)
    }
    let changesets = try Diff.differencesForSectionedView(initialSections: before, finalSections: after)
    #expect(
      changesets.map(\.description) == [
        "updated items (0, 0)", "moved items (0, 1) -> (0, 0)", "updated sections 0",
      ])
  }

  @Test func `a recording view shows what it is told`() {
    let reactor = ColumnReactor(before[0])
    let view = RecordingSectionedView()
    let dataSource = SectionedAnimatedDataSource<RecordingSectionedView, Column> { _, _, _, card in card.text }
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].title }
    let binding = reactor.state.sections(\.column).bind(to: view.rx.items(dataSource: dataSource))
    view.clearLog()

    reactor.action.onNext(.move(0, to: 1))
    #expect(view.batches.map(\.description) == ["move items 0.1 -> 0.0"])
    #expect(view.lines == ["# To do", "y", "x"])
    #expect(view.lines == view.linesAfterReload)
    #expect(view.inconsistencies.isEmpty)
    binding.dispose()
  }

  @Test func `a drag is an action`() {
    let reactor = ColumnReactor(before[0])
    let disposeBag = DisposeBag()
    let view = RecordingSectionedView()
    let dataSource = SectionedAnimatedDataSource<RecordingSectionedView, Column> { _, _, _, card in card.text }
    reactor.state.sections(\.column).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
    view.rx.itemMoved
      .map { .move($0.sourceIndex.item, to: $0.destinationIndex.item) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    view.clearLog()
    view.move(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(view.log.count == 1)
    #expect(reactor.currentState.column.items.map(\.identity) == [2, 1])
  }

  @Test func `children are sections`() {
    let wall = WallReactor()
    let column = ColumnReactor(before[0])
    wall.action.onNext(.add(column))
    column.action.onNext(.rename("Now"))
    #expect(wall.currentState.sections.map(\.title) == ["Now"])
  }

  @Test func `a toolkit of one's own`() {
    let box = Box()
    let columns = BehaviorRelay(value: before)
    let dataSource = SectionedAnimatedDataSource<Box, Column> { _, _, _, card in card.text }
    let binding = columns.bind(to: box.rx.items(dataSource: dataSource))
    columns.accept(after)
    #expect(box.rows == [["y", "z"]])
    binding.dispose()
  }
}

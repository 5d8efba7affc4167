import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on binding sections, run.

struct Chore: Identifiable, IdentifiableType, Equatable, Sendable {
  let id: Int
  var title: String
}

final class ChoresReactor: Reactor {
  typealias Section = AnimatableSectionModel<String, Chore>

  enum Action {
    case finish(Chore)
    case delete(IndexPath)
    case move(from: IndexPath, to: IndexPath)
    case setOwner(String)
  }

  struct State {
    var todo = Section(model: "To do", items: [])
    var done = Section(model: "Done", items: [])
    var owner = ""
  }

  let initialState: State

  init(_ chores: [Chore]) {
    initialState = State(todo: Section(model: "To do", items: chores))
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .finish(let chore):
      guard state.todo.items.contains(chore) else { break }
      state.todo.items.removeAll { $0 == chore }
      state.done.items.append(chore)
    case .delete(let indexPath):
      guard indexPath.section == 0, state.todo.items.indices.contains(indexPath.item) else { break }
      state.todo.items.remove(at: indexPath.item)
    case .move(let source, let destination):
      guard source.section == 0, destination.section == 0 else { break }
      state.todo.items.insert(state.todo.items.remove(at: source.item), at: destination.item)
    case .setOwner(let owner):
      state.owner = owner
    }
    return state
  }
}

/// Shows the chores in a table.
@MainActor
func bindChores(_ reactor: ChoresReactor, to tableView: TableView) -> any Disposable {
  let dataSource = TableViewSectionedAnimatedDataSource<ChoresReactor.Section> { _, tableView, indexPath, chore in
    let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
    cell.setMessage(title: chore.title)
    return cell
  }
  dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].model }

  return reactor.state.sections(\.todo, \.done)
    .bind(to: tableView.rx.items(dataSource: dataSource))
}

/// Shows what is to be done, without a word about sections.
@MainActor
func bindTitles(_ reactor: ChoresReactor, to tableView: TableView) -> any Disposable {
  reactor.state(\.todo).map(\.items)
    .bind(to: tableView.rx.items(cellType: MessageTableViewCell.self)) { row, chore, cell in
      cell.setMessage(title: "\(row + 1). \(chore.title)")
    }
}

@MainActor
struct BindingSectionsArticle {
  private let chores = ["Dishes", "Windows", "설거지"].enumerated().map { Chore(id: $0, title: $1) }
  private let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }

  private var lines: [String] { table.render(width: 20).lines.filter { !$0.isEmpty } }

  @Test func `Both sections are bound at once, and told of what changes in them alone`() {
    let reactor = ChoresReactor(chores)
    let binding = bindChores(reactor, to: table)
    #expect(lines == ["To do ──────────────", "Dishes", "Windows", "설거지", "Done ───────────────"])

    var updates = 0
    table.onReload = { updates += 1 }
    reactor.action.onNext(.setOwner("Kim"))
    #expect(updates == 0)
    reactor.action.onNext(.finish(chores[1]))
    #expect(updates > 0)
    #expect(lines == ["To do ──────────────", "Dishes", "설거지", "Done ───────────────", "Windows"])
    binding.dispose()
  }

  @Test func `An item that goes to the other section is one move`() {
    let view = RecordingSectionedView()
    let dataSource = SectionedAnimatedDataSource<RecordingSectionedView, ChoresReactor.Section> { _, _, _, chore in
      chore.title
    }
    let reactor = ChoresReactor(chores)
    let binding = reactor.state.sections(\.todo, \.done).bind(to: view.rx.items(dataSource: dataSource))
    reactor.action.onNext(.finish(chores[0]))
    #expect(view.batches.map(\.description) == ["move items 0.0 -> 1.0"])
    binding.dispose()
  }

  @Test func `A plain list is one section`() {
    let reactor = ChoresReactor(chores)
    let binding = bindTitles(reactor, to: table)
    #expect(lines == ["1. Dishes", "2. Windows", "3. 설거지"])
    reactor.action.onNext(.delete(IndexPath(item: 0, section: 0)))
    #expect(lines == ["1. Windows", "2. 설거지"])
    binding.dispose()
  }

  @Test func `A binding that is disposed makes room for the next, and so does a new bag`() {
    let reactor = ChoresReactor(chores)
    bindTitles(reactor, to: table).dispose()
    #expect(lines == [])
    var bag = DisposeBag()
    bindChores(reactor, to: table).disposed(by: bag)
    #expect(lines.count == 5)
    bag = DisposeBag()
    bindTitles(reactor, to: table).disposed(by: bag)
    #expect(lines.count == 3)
  }

  @Test func `What the user does comes back with its item`() {
    let reactor = ChoresReactor(chores)
    let bag = DisposeBag()
    let tableView = table
    bindChores(reactor, to: table).disposed(by: bag)

    tableView.rx.modelSelected(Chore.self).map { .finish($0) }
      .bind(to: reactor.action)
      .disposed(by: bag)

    tableView.select(IndexPath(item: 2, section: 0))
    #expect(reactor.currentState.done.items == [chores[2]])
  }
}

import Dispatch
import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

/// A board whose first card may not be moved; a move of the second is answered in a turn of the main queue of its own.
private final class BoardReactor: Reactor {
  enum Action { case move(from: Int, to: Int) }

  struct State {
    var column = Column("a", [1, 2, 3])
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Action> {
    guard case .move(let from, _) = action else { return .empty() }
    return switch from {
    case 0: .empty()
    case 1: .just(action).observe(on: MainScheduler.asyncInstance)
    default: .just(action)
    }
  }

  func reduce(state: State, mutation: Action) -> State {
    guard case .move(let from, let to) = mutation else { return state }
    var state = state
    state.column.items.insert(state.column.items.remove(at: from), at: to)
    return state
  }
}

@MainActor
@Suite struct RefusedMoveTests {
  private let reactor = BoardReactor()
  private let view = RecordingSectionedView()
  private let dataSource = AnimatedSource { _, _, _, card in "\(card.identity)" }
  private let bag = DisposeBag()

  private var log: [String] { view.log.map(\.description) }

  private func bind() {
    reactor.state.sections(\.column).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
    view.rx.itemMoved.map { .move(from: $0.sourceIndex.item, to: $0.destinationIndex.item) }
      .bind(to: reactor.action).disposed(by: bag)
    view.clearLog()
  }

  private func place(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Everything that is on the main queue now has run.
  private func mainQueueTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `B25 The row of a move that the reducer refuses moves back, though no state is sent`() async {
    bind()
    view.move(from: place(0), to: place(2))
    #expect(view.lines == ["2", "3", "1"])
    await mainQueueTurn()
    #expect(view.lines == ["1", "2", "3"])
    #expect(log == ["move items 0.0 -> 0.2", "move items 0.2 -> 0.0"])
    await mainQueueTurn()
    #expect(view.log.count == 2)
    #expect(view.inconsistencies.isEmpty)
  }

  @Test(arguments: [1, 2])
  func `B25 One that it accepts stays, also if the answer takes a turn of the main queue`(from: Int) async {
    bind()
    view.move(from: place(from), to: place(0))
    await mainQueueTurn()
    #expect(log == ["move items 0.\(from) -> 0.0"])
    #expect(dataSource.sectionModels == [reactor.currentState.column])
    #expect(reactor.currentState.column.items.first == Card(identity: from + 1))
  }

  @Test func `A refused move and one that is accepted before the next turn leave what the reducer has`() async {
    bind()
    view.move(from: place(0), to: place(1))
    view.move(from: place(2), to: place(0))
    #expect(view.lines == ["3", "1", "2"])
    await mainQueueTurn()
    #expect(view.lines == ["3", "1", "2"])
    #expect(view.inconsistencies.isEmpty)
  }

  @Test func `A move stays where answers come later, until it is restored by hand`() async {
    bind()
    dataSource.restoresUnansweredMoves = false
    view.move(from: place(0), to: place(2))
    await mainQueueTurn()
    #expect(view.lines == ["2", "3", "1"])
    dataSource.restoreSections()
    #expect(view.lines == ["1", "2", "3"])
  }

  @Test func `A move that nobody listens to stays`() async {
    reactor.state.sections(\.column).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
    view.rx.itemSelected.bind(onNext: { _ in }).disposed(by: bag)
    view.move(from: place(0), to: place(2))
    await mainQueueTurn()
    #expect(view.lines == ["2", "3", "1"])
  }

  @Test func `A move whose binding is gone by the next turn stays`() async {
    bind()
    view.move(from: place(0), to: place(2))
    bag.insert(Disposables.create())
    dataSource.setSections([Column("a", [3])])
    await mainQueueTurn()
    #expect(dataSource.sectionModels == [Column("a", [3])])
  }

  @Test func `A view that reloads shows the order before as well`() async {
    let dataSource = SectionedReloadDataSource<RecordingSectionedView, Column> { _, _, _, card in "\(card.identity)" }
    reactor.state.sections(\.column).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
    view.rx.itemMoved.bind(onNext: { _ in }).disposed(by: bag)
    view.clearLog()
    view.move(from: place(0), to: place(2))
    await mainQueueTurn()
    #expect(log == ["move items 0.0 -> 0.2", "reload"])
    #expect(view.lines == ["1", "2", "3"])
  }

  @Test func `Moves to the same place, and views and data sources that go, need no answer`() async {
    bind()
    view.move(from: place(1), to: place(1))
    await mainQueueTurn()
    #expect(view.log.count { $0 == .reload } == 0)
    weak var weakSource: AnimatedSource?
    do {
      let other = AnimatedList([Column("a", [1, 2])])
      weakSource = other.dataSource
      other.view.rx.itemMoved.bind(onNext: { _ in }).disposed(by: bag)
      other.view.move(from: place(0), to: place(1))
      other.binding.dispose()
    }
    #expect(weakSource == nil)
    await mainQueueTurn()
  }
}

import Sluice
import TestSupport
import Testing

/// A child with two sections.
private final class PairReactor: Reactor {
  enum Action { case addLeft(Int), addRight(Int) }

  struct State {
    var left = Column("left", [])
    var right = Column("right", [])
  }

  let initialState = State()
  let store = ReactorStore()
  private let tracked: LifetimeTracker.Tracked?

  init(tracker: LifetimeTracker? = nil) { tracked = tracker?.object() }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .addLeft(let card): state.left.items.append(Card(identity: card))
    case .addRight(let card): state.right.items.append(Card(identity: card))
    }
    return state
  }
}

/// A parent of sections of any children.
private final class ShelvesReactor: Reactor {
  enum Action { case set([ChildSection<Column>]) }

  struct State {
    var children: [ChildSection<Column>] = []
    var sections: [Column] = []
  }

  let initialState: State
  let store = ReactorStore()

  init(_ children: [ChildSection<Column>] = []) { initialState = State(children: children) }

  func transform(state: Observable<State>) -> Observable<State> {
    state.combineSections(of: \.children, into: \.sections)
  }

  func reduce(state: State, mutation: Action) -> State {
    guard case .set(let children) = mutation else { return state }
    var state = state
    state.children = children
    return state
  }
}

@Suite(.leakChecked) struct ChildSectionTests {
  @Test func `Several sections of one child are seen, each with its own changes`() {
    let pair = PairReactor()
    let parent = ShelvesReactor([ChildSection(pair, \.left), ChildSection(pair, \.right)])
    let seen = Notes<[Column]>()
    let subscription = parent.state(\.sections).subscribe(onNext: seen.add)
    pair.action.onNext(.addRight(1))
    pair.action.onNext(.addLeft(2))
    #expect(
      seen.all == [
        [Column("left", []), Column("right", [])], [Column("left", []), Column("right", [1])],
        [Column("left", [2]), Column("right", [1])],
      ])
    parent.action.onNext(.set([ChildSection(pair, \.right), ChildSection(pair, \.left)]))
    #expect(parent.currentState.sections == [Column("right", [1]), Column("left", [2])])
    parent.action.onNext(.set([ChildSection(pair, \.left)]))
    pair.action.onNext(.addRight(3))
    #expect(parent.currentState.sections == [Column("left", [2])])
    #expect(seen.count == 5)
    subscription.dispose()
  }

  @Test func `Sections are equal if they are of one child and one place in it`() {
    let pair = PairReactor()
    #expect(ChildSection(pair, \.left) == ChildSection(pair, \.left))
    #expect(ChildSection(pair, \.left) != ChildSection(pair, \.right))
    #expect(ChildSection(pair, \.left) != ChildSection(PairReactor(), \.left))
  }

  @Test func `A child of two parents is heard by both, and by one when the other lets go of it`() {
    let pair = PairReactor()
    let parents = [ShelvesReactor([ChildSection(pair, \.left)]), ShelvesReactor([ChildSection(pair, \.left)])]
    let subscriptions = parents.map { $0.state.subscribe(onNext: { _ in }) }
    pair.action.onNext(.addLeft(1))
    #expect(parents.map(\.currentState.sections) == [[Column("left", [1])], [Column("left", [1])]])
    parents[0].action.onNext(.set([]))
    pair.action.onNext(.addLeft(2))
    #expect(parents.map(\.currentState.sections) == [[], [Column("left", [1, 2])]])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `Children that come, go, double and speak on several threads end as they are`() {
    let tracker = LifetimeTracker()
    do {
      let children = (0..<4).map { _ in PairReactor(tracker: tracker) }
      let parent = ShelvesReactor()
      let subscription = parent.state.subscribe(onNext: { _ in })
      onThreads(4) { thread in
        for round in 0..<200 {
          children[(thread + round) % 4].action.onNext(round.isMultiple(of: 2) ? .addLeft(round) : .addRight(round))
          let chosen = (0..<(round % 5)).map { children[($0 + thread) % 4] }
          parent.action.onNext(
            .set(chosen.flatMap { [ChildSection($0, \.left), ChildSection($0, \.right), ChildSection($0, \.left)] }))
        }
      }
      parent.action.onNext(.set(children.map { ChildSection($0, \.right) }))
      children[0].action.onNext(.addRight(1000))
      #expect(parent.currentState.sections == children.map(\.currentState.right))
      #expect(children.map { $0.currentState.left.items.count + $0.currentState.right.items.count }.reduce(0, +) == 801)
      subscription.dispose()
    }
    #expect(tracker.alive == 0)
  }

  @Test func `A child that its parent's observer speaks to is seen afterwards`() {
    let pair = PairReactor()
    let parent = ShelvesReactor()
    let seen = Notes<Int>()
    let subscription = parent.state.subscribe(onNext: { state in
      let count = state.sections.first?.items.count ?? -1
      seen.add(count)
      if count >= 0, count < 3 { pair.action.onNext(.addLeft(count)) }
    })
    parent.action.onNext(.set([ChildSection(pair, \.left)]))
    #expect(seen.all == [-1, 0, 1, 2, 3])
    subscription.dispose()
  }
}

import Sluice
import Synchronization
import TestSupport
import Testing

/// A child that tells its parent of each card, which it holds weakly.
private final class Teller: Reactor {
  enum Action { case add(Int) }
  struct State { var column = Column("a", []) }

  let initialState = State()
  let store = ReactorStore()
  let parent = Guarded<WeakReference<Listener>?>(nil)

  func mutate(action: Action) -> Observable<Action> {
    parent.withLock { $0?.object }?.action.onNext(.heard)
    return .just(action)
  }

  func reduce(state: State, mutation: Action) -> State {
    guard case .add(let card) = mutation else { return state }
    var state = state
    state.column.items.append(Card(identity: card))
    return state
  }
}

private final class Listener: Reactor {
  enum Action { case heard, ask(Int) }

  struct State {
    var children: [Teller] = []
    var sections: [Column] = []
    var heard = 0
  }

  let initialState: State
  let store = ReactorStore()

  init(_ children: [Teller]) {
    initialState = State(children: children)
    for child in children { child.parent.withLock { $0 = WeakReference(self) } }
  }

  func transform(state: Observable<State>) -> Observable<State> {
    state.combineSections(of: \.children, at: \.column, into: \.sections)
  }

  func mutate(action: Action) -> Observable<Action> {
    // A parent that sends to its children while it holds its own gate.
    if case .ask(let card) = action { for child in initialState.children { child.action.onNext(.add(card)) } }
    return .just(action)
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    if case .heard = mutation { state.heard += 1 }
    return state
  }
}

@Suite struct ChildrenAndParentTests {
  @Test func `A child that sends to its parent is heard, and its section is seen`() {
    let child = Teller()
    let parent = Listener([child])
    let seen = Notes<[Int]>()
    let subscription = parent.state.subscribe(onNext: { seen.add([$0.heard, $0.sections[0].items.count]) })
    child.action.onNext(.add(1))
    #expect(seen.all == [[0, 0], [1, 0], [1, 1]])
    parent.action.onNext(.ask(2))
    #expect(parent.currentState.heard == 2)
    #expect(parent.currentState.sections == [Column("a", [1, 2])])
    #expect(seen.all.last == [2, 2])
    subscription.dispose()
  }

  @Test func `No child keeps its parent`() {
    weak var weakParent: Listener?
    weak var weakChild: Teller?
    do {
      let child = Teller()
      let parent = Listener([child])
      (weakParent, weakChild) = (parent, child)
      child.action.onNext(.add(1))
      #expect(parent.currentState.heard == 1)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
  }

  @Test func `Children and their parent fed from several threads wait for nobody and lose nothing`() {
    let children = [Teller(), Teller(), Teller()]
    let parent = Listener(children)
    let last = Guarded<[Int]>([])
    let subscription = parent.state.subscribe(onNext: { state in
      last.withLock { $0 = state.sections.map(\.items.count) + [state.heard] }
    })
    let isFinished = race(4) { thread in
      for number in 0..<500 {
        if thread < 3 {
          children[thread].action.onNext(.add(number))
        } else {
          parent.action.onNext(number.isMultiple(of: 100) ? .ask(1000 + number) : .heard)
        }
      }
    }
    #expect(isFinished)
    // Whoever held a gate last has handled all that waited there.
    #expect(parent.currentState.sections.map(\.items.count) == [505, 505, 505])
    #expect(parent.currentState.heard == 495 + 3 * 505)
    #expect(last.withLock { $0 } == [505, 505, 505, 495 + 3 * 505])
    subscription.dispose()
  }
}

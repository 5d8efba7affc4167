import Sluice

/// What a fixture's user wants.
public enum CountAction: Sendable {
  case add(Int)
  case effect(Observable<CountMutation>)
}

/// A step of a fixture.
public enum CountMutation: Sendable, Equatable {
  case add(Int)
  case set(Int)
  case label(String)
}

/// What a fixture's view shows.
public struct CountState: Sendable, Equatable {
  public var count = 0
  public var label = ""
  /// How many mutations were reduced.
  public var steps = 0

  public init() {}
}

/// A counter of which a test can replace every part.
public struct CountScript: Sendable {
  public var mutate: @Sendable (any CountReactor, CountAction) -> Observable<CountMutation> = { _, action in
    switch action {
    case .add(let number): .just(.add(number))
    case .effect(let effect): effect
    }
  }
  public var willReduce: @Sendable (any CountReactor, CountState, CountMutation) -> Void = { _, _, _ in }
  public var transformAction: @Sendable (any CountReactor, Observable<CountAction>) -> Observable<CountAction> = { $1 }
  public var transformMutation: @Sendable (any CountReactor, Observable<CountMutation>) -> Observable<CountMutation> = {
    $1
  }
  public var transformState: @Sendable (any CountReactor, Observable<CountState>) -> Observable<CountState> = { $1 }
  public var onDeinit: @Sendable (any CountReactor) -> Void = { _ in }

  public init() {}
}

/// A counter, with or without a store.
public protocol CountReactor: Reactor
where Action == CountAction, Mutation == CountMutation, State == CountState {
  var script: CountScript { get }
}

extension CountReactor {
  public func mutate(action: CountAction) -> Observable<CountMutation> {
    script.mutate(self, action)
  }

  public func reduce(state: CountState, mutation: CountMutation) -> CountState {
    script.willReduce(self, state, mutation)
    var state = state
    state.steps += 1
    switch mutation {
    case .add(let number): state.count += number
    case .set(let number): state.count = number
    case .label(let label): state.label = label
    }
    return state
  }

  public func transform(action: Observable<CountAction>) -> Observable<CountAction> {
    script.transformAction(self, action)
  }

  public func transform(mutation: Observable<CountMutation>) -> Observable<CountMutation> {
    script.transformMutation(self, mutation)
  }

  public func transform(state: Observable<CountState>) -> Observable<CountState> {
    script.transformState(self, state)
  }
}

/// Whether a reactor's runtime is in the table or in a store.
public enum Housing: String, CaseIterable, Sendable {
  case table
  case store

  /// A counter that is housed so.
  public func make(_ change: (inout CountScript) -> Void = { _ in }) -> any CountReactor {
    var script = CountScript()
    change(&script)
    switch self {
    case .table: return TableCounter(script)
    case .store: return StoreCounter(script)
    }
  }
}

private final class TableCounter: CountReactor {
  let initialState = CountState()
  let script: CountScript

  init(_ script: CountScript) {
    self.script = script
  }

  deinit {
    script.onDeinit(self)
  }
}

private final class StoreCounter: CountReactor {
  let initialState = CountState()
  let store = ReactorStore()
  let script: CountScript

  init(_ script: CountScript) {
    self.script = script
  }

  deinit {
    script.onDeinit(self)
  }
}

extension CountReactor {
  /// Notes the counts that an observer sees, until the bag is released.
  public func counts(_ bag: DisposeBag) -> Journal<Int> {
    let journal = Journal<Int>()
    state.map(\.count).subscribe(onNext: journal.note).disposed(by: bag)
    return journal
  }

  /// Sends one action.
  public func send(_ action: CountAction) {
    self.action.onNext(action)
  }
}

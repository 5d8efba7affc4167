import Sluice

/// What a fixture's user wants.
package enum CountAction: Sendable {
  case add(Int)
  case effect(Observable<CountMutation>)
}

/// A step of a fixture.
package enum CountMutation: Sendable, Equatable {
  case add(Int)
  case set(Int)
  case label(String)
}

/// What a fixture's view shows.
package struct CountState: Sendable, Equatable {
  package var count = 0
  package var label = ""
  /// How many mutations were reduced.
  package var steps = 0

  package init() {}
}

/// A counter of which a test can replace every part.
package struct CountScript: Sendable {
  package var mutate: @Sendable (any CountReactor, CountAction) -> Observable<CountMutation> = { _, action in
    switch action {
    case .add(let number): .just(.add(number))
    case .effect(let effect): effect
    }
  }
  package var willReduce: @Sendable (any CountReactor, CountState, CountMutation) -> Void = { _, _, _ in }
  package var transformAction: @Sendable (any CountReactor, Observable<CountAction>) -> Observable<CountAction> = { $1 }
  package var transformMutation: @Sendable (any CountReactor, Observable<CountMutation>) -> Observable<CountMutation> =
    {
      $1
    }
  package var transformState: @Sendable (any CountReactor, Observable<CountState>) -> Observable<CountState> = { $1 }
  package var onDeinit: @Sendable (any CountReactor) -> Void = { _ in }

  package init() {}
}

/// A counter, with or without a store.
package protocol CountReactor: Reactor
where Action == CountAction, Mutation == CountMutation, State == CountState {
  var script: CountScript { get }
}

extension CountReactor {
  package func mutate(action: CountAction) -> Observable<CountMutation> {
    script.mutate(self, action)
  }

  package func reduce(state: CountState, mutation: CountMutation) -> CountState {
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

  package func transform(action: Observable<CountAction>) -> Observable<CountAction> {
    script.transformAction(self, action)
  }

  package func transform(mutation: Observable<CountMutation>) -> Observable<CountMutation> {
    script.transformMutation(self, mutation)
  }

  package func transform(state: Observable<CountState>) -> Observable<CountState> {
    script.transformState(self, state)
  }
}

/// Whether a reactor's runtime is in the table or in a store.
package enum Housing: String, CaseIterable, Sendable {
  case table
  case store

  /// A counter that is housed so.
  package func make(_ change: (inout CountScript) -> Void = { _ in }) -> any CountReactor {
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
  package func counts(_ bag: DisposeBag) -> Notes<Int> {
    let journal = Notes<Int>()
    state.map(\.count).subscribe(onNext: journal.add).disposed(by: bag)
    return journal
  }

  /// Sends one action.
  package func send(_ action: CountAction) {
    self.action.onNext(action)
  }
}

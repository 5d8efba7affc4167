import Sluice

/// An action to a reactor that overrides one of its transforms, as most do: to merge something in.
func transformCases() -> [Case] {
  let operations = 300_000
  let none = Baseline("transform: none, with a store", operations: operations) {
    sendActions(to: StoreCounter(), $0)
  }
  return [
    none.asCase,
    Case("transform: of actions", operations: operations, against: none) {
      sendActions(to: ActionTransformer(), $0)
    },
    Case("transform: of mutations", operations: operations, against: none) {
      sendActions(to: MutationTransformer(), $0)
    },
    Case("transform: of states", operations: operations, against: none) {
      sendActions(to: StateTransformer(), $0)
    },
  ]
}

private final class ActionTransformer: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func transform(action: Observable<CounterAction>) -> Observable<CounterAction> {
    .merge(action, .never())
  }

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

private final class MutationTransformer: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func transform(mutation: Observable<CounterAction>) -> Observable<CounterAction> {
    .merge(mutation, .never())
  }

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

private final class StateTransformer: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func transform(state: Observable<CounterState>) -> Observable<CounterState> {
    .merge(state, .never())
  }

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

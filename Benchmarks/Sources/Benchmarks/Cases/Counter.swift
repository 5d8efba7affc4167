import Sluice

enum CounterAction { case add(Int) }

struct CounterState: Equatable {
  var count = 0
  /// What no action changes.
  var limit = 100
  var title = "counter"
}

func reduced(_ state: CounterState, _ action: CounterAction) -> CounterState {
  var state = state
  switch action {
  case .add(let number): state.count &+= number
  }
  return state
}

/// A reactor that the cases can work with, whatever it changes on the way.
protocol Counter: Reactor where Action == CounterAction, State == CounterState {}

/// A counter whose runtime is in the table of the process.
final class TableCounter: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

/// A counter with its runtime inside.
final class StoreCounter: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

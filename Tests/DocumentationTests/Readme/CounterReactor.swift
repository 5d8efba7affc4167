import Sluice

final class CounterReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }

  struct State {
    var count = 0
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .increase: state.count += 1
    case .decrease: state.count -= 1
    }
    return state
  }
}

import Dispatch
import Sluice

/// An action whose effect is a task: until an observer is told of the state that the task caused.
func effectCases() -> [Case] {
  let operations = 10_000
  let task = Baseline("effect: task by hand", operations: operations, clock: .wall) { operations in
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<operations {
      Task.detached { done.signal() }
      done.wait()
    }
  }
  return [
    task.asCase,
    Case("effect: run, there and back", operations: operations, clock: .wall, against: task) { operations in
      let reactor = AsyncCounter()
      let done = DispatchSemaphore(value: 0)
      let subscription = reactor.state.map(\.count).distinctUntilChanged().skip(1)
        .subscribe(onNext: { _ in done.signal() })
      for _ in 0..<operations {
        reactor.action.onNext(.add(1))
        done.wait()
      }
      subscription.dispose()
    },
  ]
}

private final class AsyncCounter: Counter {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func mutate(action: CounterAction) -> Observable<CounterAction> {
    .run { send in send(action) }
  }

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

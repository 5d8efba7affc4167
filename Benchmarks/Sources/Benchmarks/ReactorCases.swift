import Sluice

enum CounterAction { case add(Int) }

struct CounterState: Equatable {
  var count = 0
  var title = "counter"
}

func reduced(_ state: CounterState, _ action: CounterAction) -> CounterState {
  var state = state
  switch action {
  case .add(let number): state.count &+= number
  }
  return state
}

final class TableCounter: Reactor {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

final class StoreCounter: Reactor {
  typealias Action = CounterAction
  typealias State = CounterState
  let initialState = CounterState()
  let store = ReactorStore()

  func reduce(state: CounterState, mutation: CounterAction) -> CounterState {
    reduced(state, mutation)
  }
}

/// The work of an action, written out: reduce, compare one field with the last, call the observer if it changed.
func handWrittenActions(_ operations: Int) {
  var state = CounterState()
  var last: Int?
  var sum = 0
  for number in 0..<operations {
    state = reduced(state, .add(number & 1))
    if state.count != last {
      last = state.count
      sum &+= state.count
    }
    consume(state.count)
  }
  consume(sum)
}

func sendActions<R: Reactor>(to reactor: R, _ operations: Int)
where R.Action == CounterAction, R.State == CounterState {
  let sum = Sum()
  let subscription = reactor.state.map(\.count).distinctUntilChanged().subscribe(onNext: { sum.value &+= $0 })
  for number in 0..<operations { reactor.action.onNext(.add(number & 1)) }
  subscription.dispose()
  consume(sum.value)
}

/// A number that is reached by its address, so that the cases do not measure their own exclusivity checks.
final class Sum {
  private let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() {
    pointer.initialize(to: 0)
  }

  deinit {
    pointer.deallocate()
  }

  var value: Int {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }
}

func reactorGroup() -> Group {
  let operations = 300_000
  return Group(
    name: "action, one map + distinctUntilChanged subscriber",
    baseline: Measurement("action: loop by hand", operations: operations * 10, handWrittenActions),
    cases: [
      Measurement("action: reactor with a store", operations: operations) { sendActions(to: StoreCounter(), $0) },
      Measurement("action: reactor without a store", operations: operations) { sendActions(to: TableCounter(), $0) },
    ])
}

import Sluice

/// An action with one observer of the field that it changes.
func reactorCases() -> [Case] {
  let operations = 300_000
  let loop = Baseline("action: loop by hand", operations: operations * 10, handWrittenActions)
  return [
    loop.asCase,
    Case("action: reactor with a store", operations: operations, against: loop) {
      sendActions(to: StoreCounter(), $0)
    },
    Case("action: reactor without a store", operations: operations, against: loop) {
      sendActions(to: TableCounter(), $0)
    },
    Case("action: reactor with a store, state(\\.count)", operations: operations, against: loop) {
      let sum = Sum()
      let reactor = StoreCounter()
      let subscription = reactor.state(\.count).subscribe(onNext: { sum.value &+= $0 })
      for number in 0..<$0 { reactor.action.onNext(.add(number & 1)) }
      subscription.dispose()
      consume(sum.value)
    },
  ]
}

/// The work of an action, written out: reduce, compare one field with the last, call the observer if it changed.
private func handWrittenActions(_ operations: Int) {
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

func sendActions<R: Counter>(to reactor: R, _ operations: Int) {
  let sum = Sum()
  let subscription = reactor.state.map(\.count).distinctUntilChanged().subscribe(onNext: { sum.value &+= $0 })
  for number in 0..<operations { reactor.action.onNext(.add(number & 1)) }
  subscription.dispose()
  consume(sum.value)
}

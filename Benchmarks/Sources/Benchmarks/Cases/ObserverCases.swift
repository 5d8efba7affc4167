import Sluice

/// An action with so many observers of a field each, of which one changes.
func observerCases() -> [Case] {
  [0, 1, 10, 100, 1_000].flatMap { count in
    let operations = 300_000 / (count + 1)
    let name = "observers, \(count)"
    let loop = Baseline("\(name): loop by hand", operations: operations, ComparedFields(count).run)
    return [
      loop.asCase,
      Case("\(name): reactor with a store", operations: operations, against: loop) {
        ObservedCounter(StoreCounter(), observers: count).send
      },
      Case("\(name): reactor with a store, state(\\.field)", operations: operations, against: loop) {
        ObservedCounter(StoreCounter(), observers: count, byField: true).send
      },
      Case("\(name): reactor without a store", operations: operations, against: loop) {
        ObservedCounter(TableCounter(), observers: count).send
      },
    ]
  }
}

/// A counter with observers: one of the field that actions change, and the others of one that stays as it is.
final class ObservedCounter<R: Counter> {
  private let reactor: R
  private let subscriptions = CompositeDisposable()
  private let sum = Sum()

  init(_ reactor: R, observers count: Int, byField: Bool = false) {
    self.reactor = reactor
    for index in 0..<count {
      // Not a key path that is chosen at run time: the compiler sees which field is read.
      let values =
        switch (index == 0, byField) {
        case (true, false): reactor.state.map(\.count).distinctUntilChanged()
        case (false, false): reactor.state.map(\.limit).distinctUntilChanged()
        case (true, true): reactor.state(\.count)
        case (false, true): reactor.state(\.limit)
        }
      _ = subscriptions.insert(values.subscribe(onNext: { [sum] in sum.value &+= $0 }))
    }
  }

  deinit {
    subscriptions.dispose()
    consume(sum.value)
  }

  func send(_ operations: Int) {
    for _ in 0..<operations { reactor.action.onNext(.add(1)) }
  }
}

/// The work of an action with many observers, written out: one array of what each has seen last.
private struct ComparedFields {
  let count: Int

  init(_ count: Int) { self.count = count }

  func run(_ operations: Int) {
    var state = CounterState()
    var last = [Int?](repeating: nil, count: count)
    var sum = 0
    for _ in 0..<operations {
      state = reduced(state, .add(1))
      for index in last.indices {
        let value = index == 0 ? state.count : state.limit
        if last[index] == value { continue }
        last[index] = value
        sum &+= value
      }
      consume(sum)
    }
  }
}

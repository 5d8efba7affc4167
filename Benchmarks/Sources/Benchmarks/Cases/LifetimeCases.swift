import Sluice

/// A reactor made and dropped: one that nobody uses, and one with an observer and an action.
func lifetimeCases() -> [Case] {
  let operations = 50_000
  let object = Baseline("lifetime: object by hand", operations: operations) { operations in
    for _ in 0..<operations { consume(hidden(PlainCounter()).state.count) }
  }
  return [
    object.asCase,
    Case("lifetime: with a store, unused", operations: operations, against: object) { operations in
      for _ in 0..<operations { consume(hidden(StoreCounter()).initialState.count) }
    },
    Case("lifetime: with a store, an observer, an action", operations: operations, against: object) { operations in
      for _ in 0..<operations { sendActions(to: StoreCounter(), 1) }
    },
    Case("lifetime: without a store, unused", operations: operations, against: object) { operations in
      for _ in 0..<operations { consume(hidden(TableCounter()).initialState.count) }
    },
    Case("lifetime: without a store, an observer, an action", operations: operations, against: object) {
      operations in
      for _ in 0..<operations { sendActions(to: TableCounter(), 1) }
    },
  ]
}

private final class PlainCounter {
  let state = CounterState()
}

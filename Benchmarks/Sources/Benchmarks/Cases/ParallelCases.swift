import Sluice

/// Two threads that send to a reactor each, at once and by turns: nothing is shared on the way, so both at once take no longer.
func parallelCases() -> [Case] {
  let name = "two reactors, a thread each"
  return [
    parallelCase("\(name): states by hand") {
      let counter = LockedCounter()
      return { for _ in 0..<actions { counter.add(1) } }
    },
    parallelCase("\(name), with a store") {
      let counter = ObservedCounter(StoreCounter(), observers: 1)
      return { counter.send(actions) }
    },
    parallelCase("\(name), without a store") {
      let counter = ObservedCounter(TableCounter(), observers: 1)
      return { counter.send(actions) }
    },
  ]
}

/// Few, and many turns: what else the machine does changes from one tenth of a second to the next.
private let actions = 20_000

private func parallelCase(_ name: String, _ prepare: @escaping @Sendable () -> () -> Void) -> Case {
  Case(name: name) {
    // Each thread makes its reactor: what one thread makes may lie on one line of a cache.
    let threads = Threads(count: 2).timeByTurns(rounds: 45, preparing: prepare)
    let alone = threads.flatMap(\.alone)
    let together = threads.flatMap(\.together)
    // What two threads do in the time in which one does 1.
    let speedUps = (0..<45).map { round in threads.map { $0.alone[round] / $0.together[round] }.reduce(0, +) }
    return [
      Measurement(name: "\(name): alone", samples: alone.map { $0 / Double(actions) }.sorted()),
      Measurement(name: "\(name): together", samples: together.map { $0 / Double(actions) }.sorted()),
      Measurement(name: "\(name): speed-up", unit: .times, samples: speedUps.sorted()),
    ]
  }
}

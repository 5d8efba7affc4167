import Sluice
import Synchronization

/// 100,000 actions to one reactor, from several threads at once.
func burstCases() -> [Case] {
  [1, 2, 8].flatMap { threads in
    let name = "burst of 100,000, threads: \(threads)"
    let loop = BurstBaseline(name: "\(name), by hand", threads: threads)
    return [
      Case(name: loop.name) { [loop.measurement] },
      Case(name: name) {
        [
          burst(name, threads: threads, against: loop.measurement) {
            let observed = Shared(ObservedCounter(StoreCounter(), observers: 1))
            return { _, operations in observed.value.send(operations) }
          }
        ]
      },
    ]
  }
}

/// The least that several threads have to do for one state: they change it behind a lock.
private final class BurstBaseline {
  let name: String
  private let threads: Int

  private(set) lazy var measurement = burst(name, threads: threads, against: nil) {
    let shared = LockedCounter()
    return { _, operations in for _ in 0..<operations { shared.add(1) } }
  }

  init(name: String, threads: Int) {
    self.name = name
    self.threads = threads
  }
}

/// The work of an action, written out for several threads: a state behind a lock.
final class LockedCounter: Sendable {
  private let state = Mutex((value: CounterState(), last: 0, sum: 0))

  func add(_ number: Int) {
    state.withLock { state in
      state.value = reduced(state.value, .add(number))
      guard state.value.count != state.last else { return }
      state.last = state.value.count
      state.sum &+= state.last
    }
  }
}

/// The nanoseconds for one of 100,000 operations that are spread over threads.
private func burst(
  _ name: String, threads: Int, against baseline: Measurement?,
  prepared: () -> @Sendable (_ thread: Int, _ operations: Int) -> Void
) -> Measurement {
  let operations = 100_000
  func once() -> Double {
    let body = prepared()
    return Threads(count: threads).time { body($0, operations / threads) } / Double(operations)
  }
  _ = once()
  var result = Measurement(name: name, samples: (0..<9).map { _ in once() }.sorted())
  result.allocations = Double(countAllocations { _ = once() }) / Double(operations)
  result.toBaseline = baseline.map { result.median / $0.median } ?? 1
  return result
}

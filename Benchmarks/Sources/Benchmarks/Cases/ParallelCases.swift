import Sluice
import Synchronization

/// Two threads that send to two reactors, and one that sends to one: nothing is shared on the way, so two do twice as much.
func parallelCases() -> [Case] {
  let name = "two reactors, a thread each"
  return [
    parallelCase("\(name), with a store") { ObservedCounter(StoreCounter(), observers: 1) },
    parallelCase("\(name), without a store") { ObservedCounter(TableCounter(), observers: 1) },
  ]
}

private func parallelCase<R: Counter>(_ name: String, _ make: @escaping () -> ObservedCounter<R>) -> Case {
  Case(name: name) {
    let single = [Shared(make())]
    let pair = [Shared(make()), Shared(make())]
    _ = (send(to: single), send(to: pair))
    let runs = (0..<9).map { _ in (one: send(to: single), two: send(to: pair)) }
    let operations = Double(sends)
    return [
      Measurement(name: "\(name): one thread", samples: runs.map { $0.one.time / operations }.sorted()),
      Measurement(name: "\(name): two", samples: runs.map { $0.two.time / (operations * 2) }.sorted()),
      Measurement(
        name: "\(name): speed-up", unit: .times, samples: runs.map { 2 * $0.one.time / $0.two.time }.sorted()),
      Measurement(
        name: "\(name): processor time of an action", unit: .times,
        samples: runs.map { $0.two.work / (2 * $0.one.work) }.sorted()),
    ]
  }
}

private let sends = 300_000

/// Sends to each reactor from a thread of its own.
///
/// - Returns: the nanoseconds that passed, and those of processor time that all threads spent.
private func send<R: Counter>(to counters: [Shared<ObservedCounter<R>>]) -> (time: Double, work: Double) {
  let work = Work()
  let time = Threads(count: counters.count).time { index in
    work.add(Clock.thread.time { counters[index].value.send(sends) })
  }
  return (time, work.total)
}

private final class Work: Sendable {
  private let nanoseconds = Mutex(0.0)

  func add(_ number: Double) { nanoseconds.withLock { $0 += number } }
  var total: Double { nanoseconds.withLock { $0 } }
}

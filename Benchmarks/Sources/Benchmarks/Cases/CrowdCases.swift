import Sluice

/// 1,000,000 live reactors: what each takes, and what an action to one of them costs.
func crowdCases() -> [Case] {
  [
    crowdCase("with a store") { StoreCounter() },
    crowdCase("without a store") { TableCounter() },
  ]
}

private func crowdCase<R: Counter>(_ kind: String, _ make: @escaping () -> R) -> Case {
  let count = 1_000_000
  let name = "1,000,000 live reactors, \(kind)"
  return Case(name: name, isSlow: true) {
    let alone = Measurement(
      "\(name): action to one of 100, alone", operations: 300_000, Crowd(100, make).sendInTurn(to: 100))
    var crowd: Crowd<R>?
    var creation = 0.0
    var bytes = 0
    let peak = PeakMemory.megabytes {
      bytes = growth { creation = Clock.thread.time { crowd = Crowd(count, make) } }
    }
    guard let crowd else { return [] }
    var memory = Measurement("\(name): memory of each", .bytes, Double(bytes) / Double(count))
    memory.peakMegabytes = peak
    var few = Measurement(
      "\(name): action to one of 100 among them", operations: 300_000, crowd.sendInTurn(to: 100))
    few.toBaseline = few.median / alone.median
    var all = Measurement(
      "\(name): action to each in turn", operations: count, repetitions: 5, crowd.sendInTurn(to: count))
    all.toBaseline = all.median / alone.median
    return [memory, Measurement("\(name): making each", .nanoseconds, creation / Double(count)), alone, few, all]
  }
}

/// Many reactors that have been used once, and wait.
private final class Crowd<R: Counter> {
  private let reactors: [R]

  init(_ count: Int, _ make: () -> R) {
    reactors = (0..<count).map { _ in make() }
    for reactor in reactors { consume(reactor.currentState.count) }
  }

  /// The work of sending to so many reactors that lie far from each other, one action each, over and over.
  func sendInTurn(to number: Int) -> (_ operations: Int) -> Void {
    let stride = reactors.count / number
    return { [reactors] operations in
      for operation in 0..<operations { reactors[operation % number * stride].action.onNext(.add(1)) }
    }
  }
}

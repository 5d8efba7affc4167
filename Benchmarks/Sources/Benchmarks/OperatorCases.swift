import CAllocations
import Sluice

/// One operator, or a family of them, between a subject and an observer.
struct OperatorCase: Sendable {
  let name: String
  let build: @Sendable (Observable<Int>) -> Observable<Int>

  init(_ name: String, _ build: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
    self.name = name
    self.build = build
  }

  /// The case as a line of a table: nanoseconds per event, spread, allocations per subscription and per event.
  func row() -> [String] {
    let measurement = Measurement(name, operations: 200_000, repetitions: 5) { events in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = build(subject).subscribe(onNext: { sum.value &+= $0 })
      for number in 0..<events { subject.onNext(number) }
      subscription.dispose()
      consume(sum.value)
    }
    return [
      name,
      format(measurement.median),
      "\(format(measurement.samples.first ?? 0)) ... \(format(measurement.samples.last ?? 0))",
      format(allocations(of: 1_000) { subscribeOnce() }),
      format(allocationsPerEvent()),
    ]
  }

  private func subscribeOnce() {
    let sum = Sum()
    let subject = PublishSubject<Int>()
    let stream = build(subject)
    let subscription = stream.subscribe(onNext: { sum.value &+= $0 })
    subscription.dispose()
    consume(sum.value)
  }

  private func allocationsPerEvent() -> Double {
    let sum = Sum()
    let subject = PublishSubject<Int>()
    let subscription = build(subject).subscribe(onNext: { sum.value &+= $0 })
    let number = allocations(of: 1_000) { subject.onNext(1) }
    subscription.dispose()
    return number
  }
}

/// How often memory is asked for in one call of `body`, on average over so many.
func allocations(of calls: Int, _ body: () -> Void) -> Double {
  body()
  allocations_start()
  for _ in 0..<calls { body() }
  return Double(allocations_stop()) / Double(calls)
}

/// A number with one digit after the point.
func format(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

import Sluice

/// An event to each kind of subject, with 1 and 100 observers.
func subjectCases() -> [Case] {
  [1, 100].flatMap { count in
    let operations = 1_000_000 / count
    let loop = Baseline("subject, observers: \(count): closures by hand", operations: operations) {
      callClosures(count, operations: $0)
    }
    func named(_ name: String, _ make: @escaping () -> (Observable<Int>, send: (Int) -> Void)) -> Case {
      Case("subject, observers: \(count): \(name)", operations: operations, against: loop) {
        let (stream, send) = make()
        return observed(stream, by: count, send)
      }
    }
    return [
      loop.asCase,
      named("PublishSubject") {
        let subject = PublishSubject<Int>()
        return (subject, subject.onNext)
      },
      named("BehaviorSubject") {
        let subject = BehaviorSubject(value: 0)
        return (subject, subject.onNext)
      },
      named("ReplaySubject, of 1") {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        return (subject, subject.onNext)
      },
      named("PublishRelay") {
        let relay = PublishRelay<Int>()
        return (relay.asObservable(), relay.accept)
      },
      named("BehaviorRelay") {
        let relay = BehaviorRelay(value: 0)
        return (relay.asObservable(), relay.accept)
      },
    ]
  }
}

/// The work of sending numbers to a stream with so many observers.
private func observed(_ stream: Observable<Int>, by count: Int, _ send: @escaping (Int) -> Void) -> (Int) -> Void {
  let sum = Sum()
  let bag = DisposeBag()
  for _ in 0..<count { stream.subscribe(onNext: { sum.value &+= $0 }).disposed(by: bag) }
  return { operations in
    for number in 0..<operations { send(number) }
    withExtendedLifetime(bag) {}
    consume(sum.value)
  }
}

private func callClosures(_ count: Int, operations: Int) {
  let sum = Sum()
  let closures: [(Int) -> Void] = hidden((0..<count).map { _ in { sum.value &+= $0 } })
  for number in 0..<operations {
    for closure in closures { closure(number) }
  }
  consume(sum.value)
}

import Sluice

/// One operator, or a family of them, between a subject and an observer.
struct OperatorCase: Sendable {
  let name: String
  let build: @Sendable (Observable<Int>) -> Observable<Int>

  init(_ name: String, _ build: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
    self.name = name
    self.build = build
  }

  /// What an event costs, and what a subscription does.
  func cases(against loop: Baseline) -> [Case] {
    [
      Case("operator: \(name)", operations: 20_000, repetitions: 5, against: loop) {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        build(subject).subscribe(onNext: { sum.value &+= $0 }).disposed(by: bag)
        return { events in
          for number in 0..<events { subject.onNext(number) }
          withExtendedLifetime(bag) {}
          consume(sum.value)
        }
      },
      Case("operator: \(name), to subscribe and dispose", operations: 2_000, repetitions: 5) { subscriptions in
        for _ in 0..<subscriptions { subscribeOnce() }
      },
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
}

func operatorCases() -> [Case] {
  let loop = Baseline("operator: a closure by hand", operations: 2_000_000) { events in
    let sum = Sum()
    let closures: [(Int) -> Void] = hidden([{ sum.value &+= $0 }])
    for number in 0..<events {
      for closure in closures { closure(number) }
    }
    consume(sum.value)
  }
  return [loop.asCase] + operatorTable.flatMap { $0.cases(against: loop) }
}

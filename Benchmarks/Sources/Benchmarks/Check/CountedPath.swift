import Sluice

/// A path through the library on which no instruction is added unseen.
struct CountedPath {
  let name: String
  /// What is counted for one of: an action, an item.
  let unit: String
  /// Two numbers of operations.
  ///
  /// What is counted is the difference between them, so that what does not grow with them counts for nothing.
  let operations: (fewer: Int, more: Int)
  /// Gets ready for so many operations, and gives the work that does them.
  let prepare: (_ operations: Int) -> () -> Void
}

/// The six that matter most.
func countedPaths() -> [CountedPath] {
  [
    CountedPath(name: "action, with a store", unit: "action", operations: (20, 40)) { operations in
      let counter = ObservedCounter(StoreCounter(), observers: 1)
      return { counter.send(operations) }
    },
    CountedPath(name: "action, without a store", unit: "action", operations: (20, 40)) { operations in
      let counter = ObservedCounter(TableCounter(), observers: 1)
      return { counter.send(operations) }
    },
    CountedPath(name: "pipeline of a subject", unit: "event", operations: (50, 100), prepare: pipeline),
    CountedPath(name: "observer whose slice did not change", unit: "observer", operations: (50, 100)) { observers in
      let counter = ObservedCounter(StoreCounter(), observers: observers)
      return { counter.send(1) }
    },
    CountedPath(name: "diff of 1,000 items", unit: "item", operations: (0, 1_000)) { items in
      let input = DiffKind.edited.input(items) { $0 }
      return { consume(items == 0 ? 0 : stageCount(input)) }
    },
    CountedPath(name: "subscribe and dispose", unit: "subscription", operations: (10, 20), prepare: subscriptions),
  ]
}

private func pipeline(_ events: Int) -> () -> Void {
  let sum = Sum()
  let subject = PublishSubject<Int>()
  let bag = DisposeBag()
  subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 }).disposed(by: bag)
  return {
    for number in 0..<events { subject.onNext(number) }
    withExtendedLifetime(bag) {}
    consume(sum.value)
  }
}

private func subscriptions(_ number: Int) -> () -> Void {
  let sum = Sum()
  let subject = PublishSubject<Int>()
  return {
    for _ in 0..<number {
      subject.map { $0 &+ 1 }.map { $0 &+ 1 }.subscribe(onNext: { sum.value &+= $0 }).dispose()
    }
    consume(sum.value)
  }
}

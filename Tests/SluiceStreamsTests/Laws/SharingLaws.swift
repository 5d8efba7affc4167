import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct SharingLaws {
  @Test("B16 Elements sent from inside the delivery of another come after it, in order", arguments: Operator.lossless)
  func reentrantEmission(_ operation: Operator) {
    let observer = feedItself(to: 1_000, through: operation)
    #expect(observer.elements == Array(1...1_000))
    #expect(observer.violations == [])
  }

  @Test("An observer that feeds the source never sees events overlap", arguments: Operator.all)
  func reentrantGrammar(_ operation: Operator) {
    #expect(feedItself(to: 50, through: operation).violations == [])
  }

  /// Subscribes an observer that sends the number after each that it is given, on a small stack.
  private func feedItself(to limit: Int, through operation: Operator) -> StrictObserver {
    let (subject, sent) = (PublishSubject<Int>(), Counter())
    // An operator that makes small numbers of large ones would go on for ever.
    let observer = StrictObserver { if $0 < limit, sent.add() < 2 * limit { subject.onNext($0 + 1) } }
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    onSmallStack {
      subject.onNext(1)
      subject.onCompleted()
    }
    subscription.dispose()
    return observer
  }

  @Test("Elements sent from four threads never overlap, and none is lost", arguments: Operator.lossless)
  func concurrentEmission(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver()
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    onThreads(4) { thread in
      for number in 0..<500 { subject.onNext(thread * 1000 + number) }
    }
    subject.onCompleted()
    #expect(observer.violations == [])
    #expect(observer.elements.sorted() == (0..<4).flatMap { thread in (0..<500).map { thread * 1000 + $0 } })
    for thread in 0..<4 {
      let own = observer.elements.filter { $0 / 1000 == thread }
      #expect(own == own.sorted(), "a thread's elements keep their order")
    }
    subscription.dispose()
  }

  @Test(
    "Events sent from four threads never overlap, also with an end among them", arguments: Operator.notResubscribing)
  func concurrentGrammar(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver()
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    onThreads(4) { thread in
      for number in 0..<100 { subject.onNext(thread * 1000 + number) }
      if thread == 3 { subject.onError(TestError()) }
    }
    #expect(observer.violations == [] && observer.hasEnded)
    subscription.dispose()
  }

  @Test("Disposal from another thread, while elements are sent, disposes the source once", arguments: Operator.all)
  func concurrentDisposal(_ operation: Operator) {
    let (probe, tracker, observer) = (Probe(), LifetimeTracker(), StrictObserver())
    let subscription = operation.build(probe.source, tracker.object()).subscribe(observer)
    onThreads(2) { thread in
      if thread == 0 { for number in 1...100 { probe.send(number) } } else { subscription.dispose() }
    }
    #expect(observer.violations == [])
    #expect(probe.live == 0 && tracker.alive == 0)
  }

  @Test("Ending from four threads at once ends once", arguments: Operator.notResubscribing)
  func concurrentEnds(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver()
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    onThreads(4) { thread in
      subject.onNext(1)
      if thread % 2 == 0 { subject.onCompleted() } else { subject.onError(TestError()) }
    }
    #expect(observer.violations == [])
    #expect(observer.hasEnded)
    subscription.dispose()
  }

  @Test("Two subscribers do not share state", arguments: Operator.all)
  func twoSubscribers(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let stream = operation.build(subject, LifetimeTracker().object())
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    let subscriptions = [stream.subscribe(first), stream.subscribe(second)]
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    #expect(first.log == second.log)

    let cold = operation.build(.of(1, 2, 3), LifetimeTracker().object())
    let once = cold.recorded()
    #expect(cold.recorded() == once || operation.keepsReplay)
    for subscription in subscriptions { subscription.dispose() }
  }
}

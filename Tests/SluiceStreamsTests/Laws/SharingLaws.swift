import SluiceStreams
import TestSupport
import Testing

@Suite struct SharingLaws {
  @Test("B16 Elements sent from inside the delivery of another come after it, in order", arguments: Operator.lossless)
  func reentrantEmission(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver { if $0 < 50 { subject.onNext($0 + 1) } }
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    subject.onNext(1)
    #expect(observer.elements == Array(1...50))
    #expect(observer.violations == [])
    subscription.dispose()
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
    #expect(cold.recorded() == cold.recorded())
    for subscription in subscriptions { subscription.dispose() }
  }
}

import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite(.leakChecked) struct EndContract {
  @Test("C7 Disposing again, also from several threads, disposes once")
  func idempotent() {
    for _ in 0..<100 {
      let disposed = Counter()
      let subscription = Observable<Int>.never().do(onDispose: { disposed.add() })
        .subscribe(onDisposed: { disposed.add() })
      onThreads(4) { _ in subscription.dispose() }
      subscription.dispose()
      #expect(disposed.value == 2)
    }
  }

  @Test("C8 After dispose the thread that called it sees no more events")
  func stopsDelivery() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = subject.map { $0 }.subscribe(recorder)
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    #expect(recorder.log == ["1"])
  }

  @Test("C8 Disposing from inside a delivery makes it the last")
  func stopsDeliveryFromInside() {
    let subject = PublishSubject<Int>()
    let holder = SerialDisposable()
    let recorder = Recorder<Int>()
    holder.disposable = subject.map { $0 }.subscribe { event in
      recorder.on(event)
      subject.onNext(2)
      holder.dispose()
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(recorder.log == ["1"])
  }

  @Test("C8 A subscriber that another one disposes during a delivery does not get the element")
  func disposedByAnother() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    let recorder = Recorder<Int>()
    let first = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = subject.subscribe(recorder)
    subject.onNext(1)
    #expect(recorder.log == [])
    first.dispose()
  }

  @Test("C9 Every way of ending disposes the source once, and calls onDisposed once")
  func endDisposes() {
    let ways: [(PublishSubject<Int>, any Disposable) -> Void] = [
      { subject, _ in subject.onCompleted() },
      { subject, _ in subject.onError(TestError()) },
      { subject, _ in subject.onNext(1) },
      { _, subscription in subscription.dispose() },
    ]
    for way in ways {
      let subject = PublishSubject<Int>()
      let disposed = Counter()
      let closed = Counter()
      let subscription = subject.do(onDispose: { disposed.add() }).take(1)
        .subscribe(onError: { _ in }, onDisposed: { closed.add() })
      way(subject, subscription)
      subscription.dispose()
      #expect(disposed.value == 1 && closed.value == 1)
      #expect(!subject.hasObservers)
    }
  }

  @Test("C10 After its end a subscription keeps neither its closures nor what they captured")
  func endReleases() {
    let ways: [(PublishSubject<Int>, any Disposable) -> Void] = [
      { subject, _ in subject.onCompleted() },
      { subject, _ in subject.onError(TestError()) },
      { _, subscription in subscription.dispose() },
    ]
    for way in ways {
      let tracker = LifetimeTracker()
      let subject = PublishSubject<Int>()
      let subscription = subscribe(to: subject, capturing: tracker.object())
      #expect(tracker.alive == 1)
      way(subject, subscription)
      #expect(tracker.alive == 0)
      subscription.dispose()
    }
  }

  private func subscribe(to subject: PublishSubject<Int>, capturing object: LifetimeTracker.Tracked) -> any Disposable {
    subject
      .map { element in
        object.touch()
        return element
      }
      .subscribe(
        onNext: { _ in object.touch() }, onError: { _ in object.touch() }, onCompleted: { object.touch() },
        onDisposed: { object.touch() })
  }

  @Test("C11 A thrown error is the stream's error, and ends the source")
  func thrownError() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.map { _ -> Int in throw TestError() }.subscribe(recorder)
    subject.onNext(1)
    subject.onNext(2)
    #expect(recorder.log == ["error(test)"])
    #expect(!subject.hasObservers)
  }

  @Test("C12 An error without onError goes to the error handler")
  func unhandledError() {
    let previous = SluiceErrors.handler
    let lines = Guarded<[String]>([])
    SluiceErrors.handler = { error, context in
      guard (error as? TestError)?.name == "C12" else { return previous(error, context) }
      lines.withLock { $0.append("\(context): \(error)") }
    }
    defer { SluiceErrors.handler = previous }
    _ = Observable<Int>.error(TestError("C12")).subscribe(onNext: { _ in })
    _ = Single<Int>.error(TestError("C12")).subscribe(onSuccess: { _ in })
    #expect(lines.withLock { $0 } == Array(repeating: "unhandled error in a subscription: C12", count: 2))
  }
}

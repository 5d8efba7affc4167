import SluiceStreams
import TestSupport
import Testing

@Suite struct GrammarLaws {
  @Test("Nothing follows an end, whatever a source of bad manners sends", arguments: Operator.all)
  func nothingFollowsAnEnd(_ operation: Operator) {
    for end in [Event<Int>.completed, .error(TestError())] where !operation.resubscribes || end.isCompleted {
      let rude = Observable<Int>.create { observer in
        for event in [.next(1), .next(2), end, .next(3), .completed] { observer.on(event) }
        return Disposables.create()
      }
      let observer = StrictObserver()
      let subscription = operation.build(rude, LifetimeTracker().object()).subscribe(observer)
      #expect(observer.violations == [])
      #expect(observer.hasEnded)
      subscription.dispose()
    }
  }

  @Test("Nothing is delivered after disposal", arguments: Operator.all)
  func nothingAfterDisposal(_ operation: Operator) {
    let probe = Probe()
    let recorder = Recorder<Int>()
    let subscription = operation.build(probe.source, LifetimeTracker().object()).subscribe(recorder)
    probe.send(1)
    subscription.dispose()
    let log = recorder.log
    probe.send(2, 3)
    probe.subject.onCompleted()
    #expect(recorder.log == log)
  }

  @Test("Nothing is delivered after disposal from inside an element's delivery", arguments: Operator.all)
  func nothingAfterDisposalFromInside(_ operation: Operator) {
    let source = Observable.of(1, 2, 3)
    let holder = SerialDisposable()
    let recorder = Recorder<Int>()
    let probe = PublishSubject<Void>()
    let stream = operation.build(probe.withLatestFrom(source) { _, element in element }, LifetimeTracker().object())
    holder.disposable = stream.subscribe { event in
      recorder.on(event)
      if event.element != nil { holder.dispose() }
    }
    for _ in 1...3 { probe.onNext(()) }
    probe.onCompleted()
    #expect(recorder.log.count <= 1)
  }

  @Test("A lossless operator passes every element on, in order", arguments: Operator.lossless)
  func losslessInOrder(_ operation: Operator) {
    let elements = Array(1...100)
    let recorder = Recorder<Int>()
    let stream = operation.build(.from(elements), LifetimeTracker().object())
    _ = stream.subscribe(recorder)
    #expect(recorder.log == elements.map { "\($0)" } + ["completed"])
  }
}

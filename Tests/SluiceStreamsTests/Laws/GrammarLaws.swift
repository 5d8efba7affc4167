import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct GrammarLaws {
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

  @Test("A stage sends one end to the stage below, and nothing after it", arguments: Operator.all)
  func oneEnd(_ operation: Operator) {
    for end in [Event<Int>.completed, .error(TestError())] where !operation.resubscribes || end.isCompleted {
      let observer = Self.observeStage(operation, end)
      #expect(observer.violations == [])
      #expect(observer.hasEnded)
    }
  }

  /// What the stage gives to the one below it; a subscription ignores what follows an end, and would hide it.
  static func observeStage(_ operation: Operator, _ end: Event<Int>) -> StrictObserver {
    let (probe, observer, scope) = (Probe(), StrictObserver(), Scope())
    let below = Sink<Int>(next: { observer.on(.next($0)) }, end: { observer.on($0.event()) })
    operation.build(probe.source, LifetimeTracker().object()).attach(below, entering: scope)
    probe.send(1, 2)
    probe.subject.on(end)
    probe.send(3)
    scope.dispose()
    return observer
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

  @Test("A completion is passed on at every position", arguments: Operator.all)
  func completions(_ operation: Operator) {
    for position in 0...3 {
      let observer = send(1..<position + 1, .completed, through: operation)
      #expect(observer.end == "completed" || !operation.isLossless)
    }
  }

  @Test("An error is passed on at every position", arguments: Operator.notResubscribing)
  func errors(_ operation: Operator) {
    for position in 0...3 {
      let observer = send(1..<position + 1, .error(TestError()), through: operation)
      #expect(observer.end == (operation.recovers ? "completed" : "error(test)") || !operation.isLossless)
    }
  }

  /// Sends the elements and the end, and expects that all has ended and is released, though the handle is held.
  private func send(_ elements: Range<Int>, _ end: Event<Int>, through operation: Operator) -> StrictObserver {
    let (tracker, probe, observer) = (LifetimeTracker(), Probe(), StrictObserver())
    let subscription = operation.build(probe.source, tracker.object()).subscribe(observer)
    for element in elements { probe.send(element) }
    probe.subject.on(end)
    probe.send(4)
    #expect(observer.hasEnded && observer.violations == [])
    #expect(probe.live == 0 && tracker.alive == 0)
    // Below zero is what an operator adds of its own.
    if operation.isLossless { #expect(observer.elements.filter { $0 > 0 } == Array(elements)) }
    subscription.dispose()
    return observer
  }

  @Test("An end sent from inside a delivery follows it", arguments: Operator.lossless)
  func endsFromInside(_ operation: Operator) {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver { element in
      if element == 1 {
        subject.onNext(2)
        subject.onCompleted()
        subject.onNext(3)
      }
    }
    let subscription = operation.build(subject, LifetimeTracker().object()).subscribe(observer)
    subject.onNext(1)
    #expect(observer.elements == [1, 2] && observer.end == "completed" && observer.violations == [])
    subscription.dispose()
  }
}

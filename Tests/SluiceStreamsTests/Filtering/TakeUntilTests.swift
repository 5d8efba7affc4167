import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct TakeUntilTests {
  private let source = PublishSubject<Int>()
  private let trigger = PublishSubject<Void>()
  private let recorder = Recorder<Int>()

  @Test("The stream completes at the trigger's first element, and both are disposed")
  func triggered() {
    _ = source.take(until: trigger).subscribe(recorder)
    source.onNext(1)
    trigger.onNext(())
    source.onNext(2)
    #expect(recorder.log == ["1", "completed"])
    #expect(!source.hasObservers && !trigger.hasObservers)
  }

  @Test("The trigger's completion changes nothing, its error fails the stream")
  func triggerEnds() {
    let subscription = source.take(until: trigger).subscribe(recorder)
    trigger.onCompleted()
    source.onNext(1)
    #expect(recorder.log == ["1"])
    subscription.dispose()
    #expect(source.take(until: Observable<Void>.error(TestError())).recorded() == ["error(test)"])
  }

  @Test("The source's end disposes the trigger")
  func sourceEnds() {
    _ = source.take(until: trigger).subscribe(recorder)
    source.onCompleted()
    #expect(recorder.log == ["completed"])
    #expect(!trigger.hasObservers)
  }

  @Test("A trigger that comes at once completes the stream without subscribing to the source")
  func triggeredAtOnce() {
    let subscribed = Counter()
    let stream = Observable.just(1).do(onSubscribe: { subscribed.add() }).take(until: Observable.just(()))
    #expect(stream.recorded() == ["completed"])
    #expect(subscribed.value == 0)
  }

  @Test("An element queued behind another thread's delivery is not lost when its source ends")
  func queuedEnd() {
    for _ in 0..<200 {
      let source = PublishSubject<Int>()
      let trigger = PublishSubject<Void>()
      let recorder = Recorder<Int>()
      let subscription = source.take(until: trigger).subscribe(recorder)
      onThreads(2) { thread in
        if thread == 0 { source.onNext(1) } else { trigger.onError(TestError()) }
      }
      #expect(recorder.log.last == "error(test)")
      subscription.dispose()
    }
  }
}

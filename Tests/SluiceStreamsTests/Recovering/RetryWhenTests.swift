import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct RetryWhenTests {
  private let recorder = Recorder<Int>()

  private func counting(_ attempts: Counter) -> Observable<Int> {
    .deferred {
      let attempt = attempts.add()
      return Observable.error(TestError("\(attempt)")).startWith(attempt)
    }
  }

  @Test("An attempt begins when the handler's stream sends an element")
  func asksForEachAttempt() {
    let attempts = Counter()
    let trigger = PublishSubject<Void>()
    _ = counting(attempts).retry(when: { (_: Observable<any Error>) in trigger }).subscribe(recorder)
    #expect(recorder.log == ["1"])
    trigger.onNext(())
    #expect(recorder.log == ["1", "2"])
    trigger.onCompleted()
    #expect(recorder.log == ["1", "2", "completed"])
  }

  @Test("The handler gets each error")
  func errors() {
    let attempts = Counter()
    let stream = counting(attempts).retry(when: { (errors: Observable<TestError>) in
      errors.map { error in if error.name == "3" { throw TestError("enough") } }
    })
    #expect(stream.recorded() == ["1", "2", "3", "error(enough)"])
  }

  @Test("An error of another type than the handler's fails the stream")
  func otherError() {
    let stream = counting(Counter()).retry(when: { (errors: Observable<RxError>) in errors })
    #expect(stream.recorded() == ["1", "error(1)"])
  }

  @Test("A handler's stream that completed early completes the stream at the next failure")
  func completedEarly() {
    #expect(counting(Counter()).retry(when: { $0.take(2) }).recorded() == ["1", "2", "3", "completed"])
  }

  @Test("Elements of the handler's stream are ignored while an attempt runs")
  func ignoredWhileRunning() {
    let source = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    let subscribed = Counter()
    let subscription = source.do(onSubscribe: { subscribed.add() })
      .retry(when: { (_: Observable<any Error>) in trigger }).subscribe(recorder)
    trigger.onNext(())
    #expect(subscribed.value == 1)
    source.onNext(1)
    subscription.dispose()
    #expect(recorder.log == ["1"])
    #expect(!source.hasObservers && !trigger.hasObservers)
  }
}

import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct TakeTests {
  @Test("take passes the first elements on, then completes and disposes its source at once")
  func take() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.take(2).subscribe(recorder)
    subject.onNext(1)
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(!subject.hasObservers)
    subject.onNext(3)
    #expect(recorder.log == ["1", "2", "completed"])
  }

  @Test("take(0) completes without subscribing")
  func takeNothing() {
    let subscribed = Counter()
    let source = Observable.just(1).do(onSubscribe: { subscribed.add() })
    #expect(source.take(0).recorded() == ["completed"])
    #expect(subscribed.value == 0)
  }

  @Test("take completes with a source that has fewer elements, and fails with its source")
  func takeFewer() {
    #expect(Observable.of(1, 2).take(3).recorded() == ["1", "2", "completed"])
    #expect(Observable<Int>.error(TestError()).take(3).recorded() == ["error(test)"])
  }

  @Test("An element sent from inside the last delivery does not come through")
  func reentrant() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.take(2).do(onNext: { subject.onNext($0 + 1) }).subscribe(recorder)
    subject.onNext(1)
    #expect(recorder.log == ["1", "2", "completed"])
  }

  @Test("take(1) of an endless sequence ends", arguments: [1, 5])
  func endless(_ count: Int) {
    #expect(Observable.repeatElement(7).take(count).recorded().count == count + 1)
  }

  @Test("take(while:) leaves the element out at which it ends, or takes it")
  func takeWhile() {
    let source = Observable.of(1, 2, 3, 1)
    #expect(source.take(while: { $0 < 3 }).recorded() == ["1", "2", "completed"])
    #expect(source.take(while: { $0 < 3 }, behavior: .inclusive).recorded() == ["1", "2", "3", "completed"])
    #expect(source.take(while: { _ in throw TestError() }).recorded() == ["error(test)"])
  }

  @Test("take(until:) a predicate leaves the element out at which it ends, or takes it")
  func takeUntilPredicate() {
    let source = Observable.of(1, 2, 3, 1)
    #expect(source.take(until: { $0 == 2 }).recorded() == ["1", "completed"])
    #expect(source.take(until: { $0 == 2 }, behavior: .inclusive).recorded() == ["1", "2", "completed"])
  }

  @Test("takeLast sends the last elements when its source completes, none when it fails")
  func takeLast() {
    #expect(Observable.of(1, 2, 3).takeLast(2).recorded() == ["2", "3", "completed"])
    #expect(Observable.of(1, 2, 3).takeLast(0).recorded() == ["completed"])
    #expect(Observable.of(1).takeLast(2).recorded() == ["1", "completed"])
    #expect(Observable<Int>.error(TestError()).startWith(1).takeLast(1).recorded() == ["error(test)"])
  }
}

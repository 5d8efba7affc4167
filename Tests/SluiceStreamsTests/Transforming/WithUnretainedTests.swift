import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct WithUnretainedTests {
  @Test("Elements come with the object, and the stream completes once it is gone")
  func completesWhenGone() {
    let tracker = LifetimeTracker()
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var object: LifetimeTracker.Tracked? = tracker.object()
    let stream = subject.withUnretained(object!).map { $1 }
    let subscription = stream.subscribe(recorder)
    subject.onNext(1)
    object = nil
    #expect(tracker.alive == 0)
    subject.onNext(2)
    #expect(recorder.log == ["1", "completed"])
    #expect(!subject.hasObservers)
    _ = (object, subscription)
  }

  @Test("The result selector makes the element, and may throw")
  func resultSelector() {
    let object = LifetimeTracker().object()
    let log = Observable.of(1, 2).withUnretained(object) { _, element -> Int in
      if element == 2 { throw TestError() }
      return element * 10
    }.recorded()
    #expect(log == ["10", "error(test)"])
    object.touch()
  }
}

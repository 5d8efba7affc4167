import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct WithLatestFromTests {
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<String>()
  private let recorder = Recorder<String>()

  @Test("Each element meets the latest of the second; before its first one, none passes")
  func latest() {
    _ = first.withLatestFrom(second) { "\($0)\($1)" }.subscribe(recorder)
    first.onNext(1)
    second.onNext("a")
    second.onNext("b")
    first.onNext(2)
    second.onCompleted()
    first.onNext(3)
    first.onCompleted()
    #expect(recorder.log == ["2b", "3b", "completed"])
  }

  @Test("Without a selector the second's element is sent")
  func withoutSelector() {
    _ = first.withLatestFrom(second).subscribe(recorder)
    second.onNext("a")
    first.onNext(1)
    #expect(recorder.log == ["a"])
  }

  @Test("The second's error fails the stream and disposes the first")
  func secondFails() {
    _ = first.withLatestFrom(second).subscribe(recorder)
    second.onError(TestError())
    #expect(recorder.log == ["error(test)"])
    #expect(!first.hasObservers)
  }

  @Test("The first's end disposes the second")
  func firstEnds() {
    _ = first.withLatestFrom(second).subscribe(recorder)
    first.onCompleted()
    #expect(recorder.log == ["completed"])
    #expect(!second.hasObservers)
  }

  @Test("An error thrown by the selector fails the stream and disposes both")
  func selectorThrows() {
    _ = first.withLatestFrom(second) { _, _ -> String in throw TestError() }.subscribe(recorder)
    second.onNext("a")
    first.onNext(1)
    #expect(recorder.log == ["error(test)"])
    #expect(!first.hasObservers && !second.hasObservers)
  }

  @Test("An optional second keeps its nil as an element")
  func optionalSecond() {
    let log = Observable.just(1).withLatestFrom(Observable<Int?>.just(nil)).recorded()
    #expect(log == ["nil", "completed"])
  }
}

import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct SkipTests {
  @Test("skip leaves the first elements out")
  func skip() {
    #expect(Observable.of(1, 2, 3).skip(2).recorded() == ["3", "completed"])
    #expect(Observable.of(1, 2).skip(3).recorded() == ["completed"])
    #expect(Observable.of(1, 2).skip(0).recorded() == ["1", "2", "completed"])
  }

  @Test("skip(while:) passes everything on from the first element that does not match")
  func skipWhile() {
    #expect(Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 }).recorded() == ["3", "1", "completed"])
    #expect(Observable.of(1).skip(while: { _ in throw TestError() }).recorded() == ["error(test)"])
  }

  @Test("skip(until:) passes on what comes after the trigger's first element, and lets go of the trigger")
  func skipUntil() {
    let source = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    let recorder = Recorder<Int>()
    _ = source.skip(until: trigger).subscribe(recorder)
    source.onNext(1)
    trigger.onNext(())
    #expect(!trigger.hasObservers)
    source.onNext(2)
    source.onCompleted()
    #expect(recorder.log == ["2", "completed"])
  }

  @Test("skip(until:) a trigger that completes or fails")
  func triggerEnds() {
    let recorder = Recorder<Int>()
    let source = PublishSubject<Int>()
    let subscription = source.skip(until: Observable<Void>.empty()).subscribe(recorder)
    source.onNext(1)
    #expect(recorder.log == [])
    subscription.dispose()
    #expect(source.skip(until: Observable<Void>.error(TestError())).recorded() == ["error(test)"])
    #expect(!source.hasObservers)
  }
}

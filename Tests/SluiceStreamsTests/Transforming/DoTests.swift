import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct DoTests {
  private func noted(_ source: Observable<Int>, in recorder: Recorder<Int>) -> Observable<Int> {
    source.do(
      onNext: { recorder.note("onNext \($0)") }, afterNext: { recorder.note("afterNext \($0)") },
      onError: { recorder.note("onError \($0)") }, afterError: { recorder.note("afterError \($0)") },
      onCompleted: { recorder.note("onCompleted") }, afterCompleted: { recorder.note("afterCompleted") },
      onSubscribe: { recorder.note("onSubscribe") }, onSubscribed: { recorder.note("onSubscribed") },
      onDispose: { recorder.note("onDispose") })
  }

  @Test("The closures of a stream that completes run around its events")
  func completing() {
    let recorder = Recorder<Int>()
    _ = noted(.just(1), in: recorder).subscribe(recorder)
    #expect(
      recorder.log == [
        "onSubscribe", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "afterCompleted", "onSubscribed",
        "onDispose",
      ])
  }

  @Test("The closures of a stream that fails run around its error")
  func failing() {
    let recorder = Recorder<Int>()
    _ = noted(.error(TestError()), in: recorder).subscribe(recorder)
    #expect(
      recorder.log == [
        "onSubscribe", "onError test", "error(test)", "afterError test", "onSubscribed", "onDispose",
      ])
  }

  @Test("onDispose runs once, after the source was disposed")
  func disposing() {
    let recorder = Recorder<Int>()
    let subscription = Observable<Int>.never()
      .do(onDispose: { recorder.note("source") }).do(onDispose: { recorder.note("below") })
      .subscribe(recorder)
    subscription.dispose()
    subscription.dispose()
    #expect(recorder.log == ["source", "below"])
  }

  @Test("onDispose runs after what the source started later was disposed")
  func disposingInner() {
    let recorder = Recorder<Int>()
    let subject = PublishSubject<Int>()
    let subscription = subject.flatMap { _ in Observable<Int>.never().do(onDispose: { recorder.note("inner") }) }
      .do(onDispose: { recorder.note("below") })
      .subscribe(recorder)
    subject.onNext(1)
    subscription.dispose()
    #expect(recorder.log == ["inner", "below"])
  }

  @Test("An error thrown by a closure is sent on in place of the event")
  func throwing() {
    #expect(Observable.of(1, 2).do(onNext: { _ in throw TestError() }).recorded() == ["error(test)"])
    #expect(Observable.of(1, 2).do(afterNext: { _ in throw TestError() }).recorded() == ["1", "error(test)"])
    #expect(Observable.just(1).do(onCompleted: { throw TestError() }).recorded() == ["1", "error(test)"])
    let failing = Observable<Int>.error(TestError("first")).do(onError: { _ in throw TestError("second") })
    #expect(failing.recorded() == ["error(second)"])
  }
}

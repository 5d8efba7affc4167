import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct CatchTests {
  private let failing = Observable<Int>.error(TestError()).startWith(1)

  @Test("catch follows the stream that its handler makes of the error")
  func handler() {
    #expect(failing.catch { _ in .of(2, 3) }.recorded() == ["1", "2", "3", "completed"])
    #expect(failing.catch { _ in throw TestError("second") }.recorded() == ["1", "error(second)"])
    #expect(failing.catch { _ in .error(TestError("second")) }.recorded() == ["1", "error(second)"])
  }

  @Test("The source is disposed before the handler is called")
  func disposedFirst() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let stream = subject.catch { _ in
      recorder.note("observed: \(subject.hasObservers)")
      return .empty()
    }
    _ = stream.subscribe(recorder)
    subject.onError(TestError())
    #expect(recorder.log == ["observed: false", "completed"])
  }

  @Test("catchAndReturn sends an element in place of the error")
  func catchAndReturn() {
    #expect(failing.catchAndReturn(9).recorded() == ["1", "9", "completed"])
    #expect(Observable.just(1).catchAndReturn(9).recorded() == ["1", "completed"])
  }

  @Test("catch(sequence:) goes on to the next stream at each failure, and fails with the last")
  func sequence() {
    #expect(Observable<Int>.catch(sequence: [failing, .just(2), .just(3)]).recorded() == ["1", "2", "completed"])
    #expect(Observable<Int>.catch(sequence: [failing, failing]).recorded() == ["1", "1", "error(test)"])
    #expect(Observable<Int>.catch(sequence: []).recorded() == ["completed"])
  }
}

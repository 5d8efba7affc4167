import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct CombiningTests {
  @Test("startWith sends its elements first")
  func startWith() {
    #expect(Observable.of(3, 4).startWith(1, 2).recorded() == ["1", "2", "3", "4", "completed"])
  }

  @Test("startWith does not subscribe to its source when it is disposed by the first element")
  func startWithEnded() {
    let subscribed = Counter()
    let stream = Observable.just(2).do(onSubscribe: { subscribed.add() }).startWith(1).take(1)
    #expect(stream.recorded() == ["1", "completed"])
    #expect(subscribed.value == 0)
  }

  @Test("amb follows the stream that was first, and disposes the others")
  func amb() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>()]
    let recorder = Recorder<Int>()
    _ = Observable<Int>.amb(subjects.map { $0.asObservable() }).subscribe(recorder)
    subjects[1].onNext(1)
    #expect(subjects.map(\.hasObservers) == [false, true, false])
    subjects[0].onNext(2)
    subjects[1].onNext(3)
    subjects[1].onError(TestError())
    #expect(recorder.log == ["1", "3", "error(test)"])
  }

  @Test("An end counts as the first event for amb")
  func ambEnd() {
    #expect(Observable<Int>.never().amb(Observable<Int>.empty()).recorded() == ["completed"])
    #expect(Observable.of(1, 2).amb(Observable.of(3, 4)).recorded() == ["1", "2", "completed"])
  }

  @Test("amb from two threads has one winner")
  func ambThreads() {
    for _ in 0..<200 {
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let recorder = Recorder<Int>()
      let subscription = subjects[0].amb(subjects[1]).subscribe(recorder)
      onThreads(2) { thread in
        for _ in 0..<3 { subjects[thread].onNext(thread) }
      }
      #expect([["0", "0", "0"], ["1", "1", "1"]].contains(recorder.log))
      subscription.dispose()
    }
  }

  @Test("ifEmpty steps in for a stream without elements only")
  func ifEmpty() {
    #expect(Observable<Int>.empty().ifEmpty(default: 1).recorded() == ["1", "completed"])
    #expect(Observable.just(2).ifEmpty(default: 1).recorded() == ["2", "completed"])
    #expect(Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2)).recorded() == ["1", "2", "completed"])
    #expect(Observable<Int>.empty().ifEmpty(switchTo: .empty()).recorded() == ["completed"])
    #expect(Observable.just(3).ifEmpty(switchTo: .of(1, 2)).recorded() == ["3", "completed"])
    #expect(Observable<Int>.error(TestError()).ifEmpty(switchTo: .just(1)).recorded() == ["error(test)"])
  }
}

import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct CompletableTests {
  private let recorder = Recorder<Int>()

  @Test("A completable reports its end")
  func subscribe() {
    let note: (String) -> Void = recorder.note
    _ = Completable.empty().subscribe(onCompleted: { note("done") }, onDisposed: { note("disposed") })
    _ = Completable.error(TestError()).subscribe(onError: { note("\($0)") })
    #expect(recorder.log == ["done", "disposed", "test"])
  }

  @Test("andThen subscribes to the second when the first is done")
  func andThen() {
    let work = PublishSubject<Never>()
    let subscribed = Counter()
    let second = Observable.of(1, 2).do(onSubscribe: { subscribed.add() })
    let subscription = work.asCompletable().andThen(second).subscribe(recorder)
    #expect(subscribed.value == 0)
    work.onCompleted()
    #expect(recorder.log == ["1", "2", "completed"])
    subscription.dispose()
  }

  @Test("andThen does not subscribe to the second when the first fails")
  func andThenFails() {
    let failing = Completable.error(TestError())
    #expect(failing.andThen(Single.just(1)).recorded() == ["error(test)"])
    #expect(Completable.empty().andThen(Single.just(1)).recorded() == ["1", "completed"])
    #expect(Completable.empty().andThen(Maybe<Int>.empty()).recorded() == ["completed"])
    #expect(Completable.empty().andThen(failing).recorded() == ["error(test)"])
  }

  @Test("concat runs one after the other, and takes no stack for each")
  func concat() {
    let ran = Counter()
    let work = Completable.create { completable in
      ran.add()
      completable(.completed)
      return Disposables.create()
    }
    onSmallStack {
      #expect(Completable.concat(Array(repeating: work, count: 50_000)).recorded() == ["completed"])
    }
    #expect(ran.value == 50_000)
    #expect(Completable.concat(.empty(), .error(TestError()), work).recorded() == ["error(test)"])
    #expect(ran.value == 50_000)
  }
}

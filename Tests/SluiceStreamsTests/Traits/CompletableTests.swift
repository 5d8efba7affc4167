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

  @Test("andThen goes on with any kind of stream")
  func andThenKinds() {
    let done = Completable.empty()
    #expect(done.andThen(Infallible.of(1, 2)).recorded() == ["1", "2", "completed"])
    #expect(Completable.error(TestError()).andThen(Infallible.just(1)).recorded() == ["error(test)"])
    #expect(done.andThen(Observable<Int>.error(TestError())).recorded() == ["error(test)"])
    let single: Single<Int> = done.andThen(.just(1))
    #expect(single.recorded() == ["1", "completed"])
    let observable: Observable<Int> = done.andThen(.just(1))
    #expect(observable.recorded() == ["1", "completed"])
  }

  @Test("A chain of 10,000 completables takes no stack, to run or to release")
  func longChain() {
    let ran = Counter()
    onSmallStack {
      let work = Completable.deferred {
        ran.add()
        return .empty()
      }
      let chain = (0..<10_000).reduce(Completable.empty()) { chain, _ in chain.andThen(work) }
      #expect(chain.andThen(Single.just(1)).recorded() == ["1", "completed"])
    }
    #expect(ran.value == 10_000)
  }

  @Test("zip and merge run all at once, and are done when all are")
  func zip() {
    let works = [PublishSubject<Never>(), PublishSubject<Never>()]
    for zipped in [
      Completable.zip(works.map { $0.asCompletable() }), .zip(works[0].asCompletable(), works[1].asCompletable()),
      .merge(works[0].asCompletable(), works[1].asCompletable()), .merge(works.map { $0.asCompletable() }),
    ] {
      let recorder = Recorder<Never>()
      let subscription = zipped.asObservable().subscribe(recorder)
      #expect(works.allSatisfy(\.hasObservers) && recorder.log == [])
      subscription.dispose()
    }
    let recorder = Recorder<Never>()
    let subscription = Completable.zip(works.map { $0.asCompletable() }).asObservable().subscribe(recorder)
    works[1].onCompleted()
    #expect(recorder.log == [])
    works[0].onCompleted()
    #expect(recorder.log == ["completed"])
    subscription.dispose()
    #expect(Completable.zip([Completable]()).recorded() == ["completed"])
  }

  @Test("An error of one ends a zip, and disposes the others")
  func zipError() {
    let question = Question()
    let zipped = Completable.zip(question.single.asCompletable(), .error(TestError()), question.single.asCompletable())
    #expect(zipped.recorded() == ["error(test)"])
    #expect(question.asked.value == question.disposed.value)
  }

  @Test("Of several outcomes, sent by a created completable, the first counts")
  func create() {
    let completable = Completable.create { completable in
      completable(.completed)
      completable(.error(TestError()))
      return Disposables.create()
    }
    #expect(completable.recorded() == ["completed"])
  }
}

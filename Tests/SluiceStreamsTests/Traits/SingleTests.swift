import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct SingleTests {
  @Test("A created single sends its first outcome, and nothing else")
  func create() {
    let disposed = Counter()
    let answer = Single<Int>.create { single in
      single(.success(42))
      single(.success(43))
      single(.failure(TestError()))
      return Disposables.create(with: { disposed.add() })
    }
    #expect(answer.recorded() == ["42", "completed"])
    #expect(disposed.value == 1)
    #expect(
      Single<Int>.create {
        $0(.failure(TestError())); return Disposables.create()
      }.recorded() == ["error(test)"])
  }

  @Test("Of outcomes sent from several threads, one counts")
  func concurrentOutcomes() {
    for _ in 0..<100 {
      let recorder = Recorder<Int>()
      let single = Single<Int>.create { single in
        onThreads(4) { single(.success($0)) }
        return Disposables.create()
      }
      _ = single.subscribe(onSuccess: recorder.onNext)
      #expect(recorder.log.count == 1)
    }
  }

  @Test("The closures of subscribe get the outcome, and the disposal once")
  func subscribe() {
    let recorder = Recorder<Int>()
    let note: (String) -> Void = recorder.note
    _ = Single.just(1).subscribe(onSuccess: { note("\($0)") }, onDisposed: { note("disposed") })
    _ = Single<Int>.error(TestError()).subscribe(onFailure: { note("\($0)") }, onDisposed: { note("disposed") })
    _ = Single.just(2).subscribe { event in if case .success(let element) = event { note("\(element)") } }
    #expect(recorder.log == ["1", "disposed", "test", "disposed", "2"])
  }

  @Test("The operators keep it a single")
  func operators() {
    let one = Single.just(1)
    #expect(one.map { $0 + 1 }.recorded() == ["2", "completed"])
    #expect(one.flatMap { .just($0 * 10) }.recorded() == ["10", "completed"])
    #expect(one.flatMap { _ -> Single<Int> in throw TestError() }.recorded() == ["error(test)"])
    #expect(one.flatMapMaybe { _ in Maybe<Int>.empty() }.recorded() == ["completed"])
    #expect(one.flatMapCompletable { _ in .error(TestError()) }.recorded() == ["error(test)"])
    #expect(one.filter { $0 > 1 }.recorded() == ["completed"])
    #expect(one.compactMap { $0 > 0 ? "\($0)" : nil }.recorded() == ["1", "completed"])
    #expect(one.asCompletable().recorded() == ["completed"])
    let failing = Single<Int>.error(TestError())
    #expect(failing.catchAndReturn(2).recorded() == ["2", "completed"])
    #expect(failing.catch { _ in .just(3) }.recorded() == ["3", "completed"])
    #expect(failing.retry(3).recorded() == ["error(test)"])
  }

  @Test("flatMap of an outcome that comes later follows it, and disposal ends both")
  func flatMapLater() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let stream = first.asSingle().flatMap { _ in second.asSingle() }
    let subscription = stream.asObservable().subscribe(recorder)
    first.onNext(1)
    first.onCompleted()
    #expect(second.hasObservers)
    second.onNext(2)
    second.onCompleted()
    #expect(recorder.log == ["2", "completed"])
    #expect(!first.hasObservers && !second.hasObservers)
    subscription.dispose()
  }

  @Test("do sees the outcome")
  func doing() {
    let recorder = Recorder<Int>()
    _ = Single.just(1).do(
      onSuccess: { recorder.note("on \($0)") }, afterSuccess: { recorder.note("after \($0)") },
      onSubscribe: { recorder.note("subscribe") }, onDispose: { recorder.note("dispose") }
    ).asObservable().subscribe(recorder)
    #expect(recorder.log == ["subscribe", "on 1", "1", "after 1", "completed", "dispose"])
  }

  @Test("do reports what is thrown after the outcome, which stands")
  func doThrowing() {
    let log = ErrorLog()
    let late = Single.just(1).do(afterSuccess: { _ in throw log.fault })
    #expect(late.recorded() == ["1", "completed"])
    #expect(late.catchAndReturn(2).recorded() == ["1", "completed"])
    #expect(late.retry(3).recorded() == ["1", "completed"])
    #expect(log.contexts == Array(repeating: "error after the outcome of a Single or Maybe", count: 3))
    #expect(Single.just(1).do(onSuccess: { _ in throw TestError() }).recorded() == ["error(test)"])
    #expect(Single<Int>.error(TestError()).do(onError: { _ in throw TestError("two") }).recorded() == ["error(two)"])
  }

  @Test("An optional is a single, which fails if there is none")
  func optional() {
    #expect(Single.from(optional: 1).recorded() == ["1", "completed"])
    #expect(Single<Int>.from(optional: nil).recorded() == ["error(\(RxError.noElements))"])
    #expect(Maybe.from(optional: 1).recorded() == ["1", "completed"])
    #expect(Maybe<Int>.from(optional: nil).recorded() == ["completed"])
  }

  @Test("A count of attempts below one is one")
  func retryCounts() {
    let tries = Counter()
    let failing = Single<Int>.deferred {
      tries.add()
      return .error(TestError())
    }
    for count in [-1, 0, 1] { #expect(failing.retry(count).recorded() == ["error(test)"]) }
    #expect(tries.value == 3)
    #expect(failing.retry(3).recorded() == ["error(test)"])
    #expect(tries.value == 6)
  }

  @Test("retry(when:) asks again when the trigger sends")
  func retryWhen() {
    let tries = Counter()
    let flaky = Single<Int>.deferred { tries.add() < 3 ? .error(TestError()) : .just(3) }
    #expect(flaky.retry(when: { $0 }).recorded() == ["3", "completed"])
  }

  @Test("When the trigger of retry(when:) completes, a single has failed with its last error")
  func retryWhenCompleted() {
    let tries = Counter()
    let failing = Single<Int>.deferred { .error(TestError("\(tries.add())")) }
    #expect(failing.retry(when: { $0.take(2) }).recorded() == ["error(3)"])
    #expect(failing.retry(when: { _ in Observable<Int>.empty() }).recorded() == ["error(4)"])
    let typed = failing.retry(when: { (errors: Observable<RxError>) in errors })
    #expect(typed.recorded() == ["error(5)"])
    #expect(failing.asMaybe().retry(when: { $0.take(1) }).recorded() == ["completed"])
  }

  @Test("The closures that belong to an object are not called when it is gone")
  func withObject() {
    let recorder = Recorder<Int>()
    let note: (String) -> Void = recorder.note
    let question = Question()
    var object: LifetimeTracker.Tracked? = LifetimeTracker().object()
    if let object {
      _ = question.single.subscribe(with: object, onSuccess: { _, element in note("\(element)") })
      _ = Single.just(1).subscribe(with: object, onSuccess: { _, element in note("\(element)") })
    }
    object = nil
    question.answer(.success(2))
    #expect(recorder.log == ["1"])
  }

  @Test("Nothing is kept after the outcome, or after disposal, though the observer is held")
  func release() {
    for isAnswered in [true, false] {
      let tracker = LifetimeTracker()
      let question = Question()
      let subscription = subscribe(to: question, tracker.object())
      #expect(tracker.alive == 1)
      if isAnswered { question.answer(.success(1)) } else { subscription.dispose() }
      #expect(tracker.alive == 0)
      #expect(question.disposed.value == 1)
      subscription.dispose()
    }
  }

  private func subscribe(to question: Question, _ object: LifetimeTracker.Tracked) -> any Disposable {
    question.single.map { object.same($0) }.flatMap { .just(object.same($0)) }.subscribe(
      onSuccess: { _ in object.touch() }, onFailure: { _ in object.touch() }, onDisposed: { object.touch() })
  }
}

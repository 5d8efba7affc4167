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
}

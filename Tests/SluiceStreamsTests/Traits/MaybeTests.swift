import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct MaybeTests {
  @Test("A maybe reports one of element, completion and error")
  func subscribe() {
    let recorder = Recorder<Int>()
    let note: (String) -> Void = recorder.note
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        onSuccess: { note("\($0)") }, onError: { note("\($0)") }, onCompleted: { note("none") },
        onDisposed: { note("disposed") })
    }
    #expect(recorder.log == ["1", "disposed", "none", "disposed", "test", "disposed"])
  }

  @Test("A created maybe sends its first outcome")
  func create() {
    let maybe = Maybe<Int>.create { maybe in
      maybe(.completed)
      maybe(.success(1))
      return Disposables.create()
    }
    #expect(maybe.recorded() == ["completed"])
  }

  @Test("The operators keep it a maybe, or make a single of it")
  func operators() {
    let none = Maybe<Int>.empty()
    let one = Maybe.just(1)
    #expect(one.map { $0 + 1 }.recorded() == ["2", "completed"])
    #expect(one.flatMap { .just($0 * 10) }.recorded() == ["10", "completed"])
    #expect(none.flatMap { .just($0 * 10) }.recorded() == ["completed"])
    #expect(one.flatMapSingle { .just($0 * 10) }.recorded() == ["10", "completed"])
    #expect(none.ifEmpty(default: 2).recorded() == ["2", "completed"])
    #expect(none.ifEmpty(switchTo: Single.just(3)).recorded() == ["3", "completed"])
    #expect(none.ifEmpty(switchTo: Maybe.just(4)).recorded() == ["4", "completed"])
    #expect(none.asSingle().recorded() == ["error(\(RxError.noElements))"])
    #expect(one.filter { $0 > 1 }.recorded() == ["completed"])
    #expect(one.asCompletable().recorded() == ["completed"])
  }

  @Test("do is told of the completion also after an element; what it throws then is reported")
  func doing() {
    let recorder = Recorder<Int>()
    let log = ErrorLog()
    let watched = Maybe.just(1).do(
      onNext: { recorder.note("on \($0)") }, afterNext: { recorder.note("after \($0)") },
      onCompleted: { recorder.note("on completed") }, afterCompleted: { recorder.note("after completed") })
    _ = watched.asObservable().subscribe(recorder)
    #expect(recorder.log == ["on 1", "1", "after 1", "on completed", "completed", "after completed"])
    #expect(Maybe.just(1).do(onCompleted: { throw log.fault }).recorded() == ["1", "completed"])
    #expect(log.contexts == ["error after the outcome of a Single or Maybe"])
    #expect(Maybe<Int>.empty().do(onCompleted: { throw TestError() }).recorded() == ["error(test)"])
  }

  @Test("A maybe with an error recovers, and one that is asked again gets another chance")
  func recovering() {
    let failing = Maybe<Int>.error(TestError())
    #expect(failing.catchAndReturn(1).recorded() == ["1", "completed"])
    #expect(failing.catch { _ in .empty() }.recorded() == ["completed"])
    #expect(failing.retry(2).recorded() == ["error(test)"])
    #expect(Maybe<Int>.never().amb(.just(1)).recorded() == ["1", "completed"])
    #expect(Maybe<Int>.deferred { .empty() }.recorded() == ["completed"])
  }

  @Test("A maybe is turned into other kinds")
  func conversions() {
    let maybe: Maybe<Int> = Single.just(1).asMaybe().asMaybe()
    #expect(maybe.recorded() == ["1", "completed"])
    #expect(Completable.empty().asMaybe().recorded() == ["completed"])
    #expect(maybe.primitiveSequence.asObservable().asMaybe().recorded() == ["1", "completed"])
  }
}

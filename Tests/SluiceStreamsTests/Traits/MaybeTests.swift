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
}

import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct ConversionTests {
  @Test("asSingle needs exactly one element")
  func asSingle() {
    #expect(Observable.just(1).asSingle().recorded() == ["1", "completed"])
    #expect(Observable<Int>.empty().asSingle().recorded() == ["error(\(RxError.noElements))"])
    #expect(Observable.of(1, 2).asSingle().recorded() == ["error(\(RxError.moreThanOneElement))"])
    #expect(Observable<Int?>.just(nil).asSingle().recorded() == ["nil", "completed"])
  }

  @Test("asMaybe needs at most one element")
  func asMaybe() {
    #expect(Observable.just(1).asMaybe().recorded() == ["1", "completed"])
    #expect(Observable<Int>.empty().asMaybe().recorded() == ["completed"])
    #expect(Observable.of(1, 2).asMaybe().recorded() == ["error(\(RxError.moreThanOneElement))"])
  }

  @Test("asCompletable takes a stream without elements")
  func asCompletable() {
    #expect(Observable.of(1, 2).ignoreElements().asCompletable().recorded() == ["completed"])
  }
}

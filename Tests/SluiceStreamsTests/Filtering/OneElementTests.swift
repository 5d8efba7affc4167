import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct OneElementTests {
  @Test("ignoreElements passes the end alone")
  func ignoreElements() {
    #expect(Observable.of(1, 2).ignoreElements().recorded() == ["completed"])
    #expect(Observable<Int>.error(TestError()).ignoreElements().recorded() == ["error(test)"])
  }

  @Test("element(at:) is the element at the position, or an error if the stream is shorter")
  func elementAt() {
    #expect(Observable.of(1, 2, 3).element(at: 1).recorded() == ["2", "completed"])
    let outOfRange = "error(The stream ended before the position that was asked for.)"
    #expect(Observable.of(1).element(at: 1).recorded() == [outOfRange])
  }

  @Test("first is the first element, or nil for an empty stream")
  func first() {
    #expect(Observable.of(1, 2).first().recorded() == ["Optional(1)", "completed"])
    #expect(Observable<Int>.empty().first().recorded() == ["nil", "completed"])
  }

  @Test("single fails for no element and for a second one")
  func single() {
    #expect(Observable.just(1).single().recorded() == ["1", "completed"])
    #expect(Observable<Int>.empty().single().recorded() == ["error(\(RxError.noElements))"])
    #expect(Observable.of(1, 2).single().recorded() == ["1", "error(\(RxError.moreThanOneElement))"])
    #expect(Observable.of(1, 2, 3).single { $0 == 2 }.recorded() == ["2", "completed"])
  }
}

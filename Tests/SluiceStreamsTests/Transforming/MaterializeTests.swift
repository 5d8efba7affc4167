import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct MaterializeTests {
  @Test("materialize turns the end into an element")
  func materialize() {
    #expect(Observable.just(1).materialize().recorded() == ["next(1)", "completed", "completed"])
    #expect(Observable<Int>.error(TestError()).materialize().recorded() == ["error(test)", "completed"])
  }

  @Test("dematerialize ends at the first event that is an end")
  func dematerialize() {
    let events: [Event<Int>] = [.next(1), .error(TestError()), .next(2)]
    #expect(Observable.from(events).dematerialize().recorded() == ["1", "error(test)"])
    #expect(Observable.from([Event.next(1)]).dematerialize().recorded() == ["1", "completed"])
  }
}

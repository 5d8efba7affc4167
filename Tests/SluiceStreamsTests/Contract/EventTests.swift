import SluiceStreams
import TestSupport
import Testing

@Suite("Events and observers", .leakChecked)
struct EventTests {
  @Test("an event tells what it is")
  func properties() {
    let events: [Event<Int>] = [.next(1), .error(StreamError.one), .completed]
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map { $0.error as? StreamError } == [nil, .one, nil])
    #expect(events.map(\.debugDescription) == ["next(1)", "error(one)", "completed"])
  }

  @Test("map transforms the element, and an error thrown becomes an error event")
  func map() {
    #expect(Event.next(1).map { $0 + 1 }.debugDescription == "next(2)")
    #expect(Event.next(1).map { _ -> Int in throw StreamError.one }.debugDescription == "error(one)")
    #expect(Event<Int>.completed.map { $0 }.debugDescription == "completed")
    #expect(Event<Int>.error(StreamError.two).map { $0 }.debugDescription == "error(two)")
  }

  @Test("an erased observer and a mapped one pass events on")
  func observers() {
    let log = Recorder<Int>()
    let erased = AnyObserver(log).asObserver()
    let mapped = log.mapObserver { (text: String) -> Int in
      guard let number = Int(text) else { throw StreamError.one }
      return number
    }
    erased.onNext(1)
    mapped.onNext("2")
    mapped.onNext("x")
    mapped.onCompleted()
    AnyObserver<Int>(eventHandler: log.on).onError(StreamError.two)
    #expect(log.log == ["1", "2", "error(one)", "completed", "error(two)"])
  }

  @Test("every RxError says what happened in a sentence")
  func errorTexts() {
    let errors: [RxError] = [
      .unknown, .disposed(object: Int.self), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
    ]
    #expect(
      errors.map(\.description) == [
        "An unknown error occurred.", "Int was used after it had been disposed.",
        "A number left the range of its type.",
        "The stream ended before the position that was asked for.",
        "The stream completed without an element; it needs one.",
        "The stream sent more than one element; it may send one.", "No event arrived in time.",
      ])
  }
}

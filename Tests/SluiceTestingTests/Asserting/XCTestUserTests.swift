import SluiceStreams
import SluiceTesting
import XCTest

/// Tests as users of RxTest have them: they compile as they are, and the assertions are those of this module.
final class XCTestUserTests: XCTestCase {
  func testRecordedEvents() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.map { $0 + 1 } }
    XCTAssertEqual(observer.events, [.next(210, 2), .next(220, 3), .completed(230)])
    XCTAssertEqual(observer.events, Recorded.events(.next(210, 2), .next(220, 3), .completed(230)), "with a message")
    XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
    XCTAssertRecordedElements(observer.events, [2, 3])
  }

  func testOptionalElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, nil), .next(20, 1 as Int?), .completed(30)])
    XCTAssertEqual(scheduler.start { source }.events, [.next(210, nil), .next(220, 1), .completed(230)])
  }

  func testEventsWithoutTimes() throws {
    let events = try Observable.of(1, 2).materialize().toBlocking().toArray()
    XCTAssertEqual(events, [.next(1), .next(2), .completed])
  }

  func testOutcomesOfTraits() {
    let singles: [SingleEvent<Int>] = [.success(1), .failure(RxError.timeout)]
    XCTAssertEqual(singles, [.success(1), .failure(RxError.timeout)])
    let maybes: [MaybeEvent<Int>] = [.success(1), .completed, .error(RxError.timeout)]
    XCTAssertEqual(maybes, [.success(1), .completed, .error(RxError.timeout)])
    let completables: [CompletableEvent] = [.completed, .error(RxError.timeout)]
    XCTAssertEqual(completables, [.completed, .error(RxError.timeout)])
  }

  func testXCTestsOwnAssertionIsStillThere() {
    XCTAssertEqual([1, 2], [1, 2])
    XCTAssertEqual(1.0, 1.1, accuracy: 0.2)
  }
}

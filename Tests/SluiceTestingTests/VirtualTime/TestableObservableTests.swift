import SluiceStreams
import SluiceTesting
import Testing

@Suite struct TestableObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a hot observable sends at its own times, to whoever is subscribed`() {
    let hot = scheduler.createHotObservable([.next(0, 1), .next(210, 2), .next(220, 3), .completed(230)])
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(215) { _ = hot.subscribe(late) }
    let early = scheduler.start { hot }
    #expect(early.events == [.next(210, 2), .next(220, 3), .completed(230)])
    #expect(late.events == [.next(220, 3), .completed(230)])
    #expect(hot.subscriptions == [Subscription(200, 230), Subscription(215, 230)])
    #expect(hot.recordedEvents == [.next(0, 1), .next(210, 2), .next(220, 3), .completed(230)])
  }

  @Test func `a cold observable sends at times counted from each subscription`() {
    let cold = scheduler.createColdObservable([.next(0, 0), .next(10, 1), .next(20, 2), .completed(30)])
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(215) { _ = cold.subscribe(late) }
    let early = scheduler.start { cold }
    #expect(early.events == [.next(200, 0), .next(210, 1), .next(220, 2), .completed(230)])
    #expect(late.events == [.next(215, 0), .next(225, 1), .next(235, 2), .completed(245)])
    #expect(cold.subscriptions == [Subscription(200, 230), Subscription(215, 245)])
  }

  @Test func `a cold observable stops when it is disposed`() {
    let cold = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let observer = scheduler.start(disposed: 215) { cold }
    #expect(observer.events == [.next(210, 1)])
    #expect(cold.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `events of one time are sent in the order given`() {
    let hot = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3)])
    #expect(scheduler.start { hot }.events == [.next(210, 1), .next(210, 2), .next(210, 3)])
  }

  @Test func `a subscription that has not ended ends at infinity`() {
    let hot = scheduler.createHotObservable(Recorded<Event<Int>>.events([]))
    _ = hot.subscribe(onNext: { _ in })
    #expect(hot.subscriptions == [Subscription(0)])
    #expect(hot.subscriptions == [Subscription(0, .max)])
    #expect(hot.subscriptions.debugDescription == "[(0 : Infinity)]")
  }

  @Test func `an observer can be sent events by hand, and records the time`() {
    let observer = scheduler.createObserver(String.self)
    observer.onNext("a")
    scheduler.scheduleAt(20) { observer.onError(Failure(code: 1)) }
    scheduler.start()
    #expect(observer.events == [.next(0, "a"), .error(20, Failure(code: 1))])
  }

  @Test func `events compare by value, errors by their type and text`() {
    #expect(Recorded.next(1, 1) == .next(1, 1))
    #expect(Recorded.next(1, 1) != .next(2, 1))
    #expect(Recorded.next(1, 1) != .next(1, 2))
    #expect(Recorded.completed(1, Int.self) != .next(1, 2))
    #expect(Recorded.error(1, Failure(code: 1), Int.self) == .error(1, Failure(code: 1)))
    #expect(Recorded.error(1, Failure(code: 1), Int.self) != .error(1, Failure(code: 2)))
    #expect(Recorded.error(1, Failure(code: 1), Int.self) != .error(1, Other(code: 1)))
    #expect(Recorded.error(1, RxError.timeout, Int.self) == .error(1, RxError.timeout))
    #expect(Recorded.events(.next(1, 1), .completed(2)) == [.next(1, 1), .completed(2)])
  }

  @Test func `recorded events read well in a failure`() {
    #expect([Recorded.next(210, 1), .completed(250)].debugDescription == "[next(1) @ 210, completed @ 250]")
  }
}

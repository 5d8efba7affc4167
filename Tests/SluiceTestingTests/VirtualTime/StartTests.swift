import SluiceStreams
import SluiceTesting
import Testing

@Suite struct StartTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a hot event at the time of disposal is delivered: it was scheduled before`() {
    let hot = scheduler.createHotObservable([.next(990, 1), .next(1000, 2), .next(1001, 3)])
    #expect(scheduler.start { hot }.events == [.next(990, 1), .next(1000, 2)])
    #expect(hot.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `a cold event at the time of disposal is not: it was scheduled after`() {
    let cold = scheduler.createColdObservable([.next(799, 1), .next(800, 2), .next(801, 3)])
    #expect(scheduler.start { cold }.events == [.next(999, 1)])
    #expect(cold.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `a hot event at the time of subscription is not delivered: it was sent before`() {
    let hot = scheduler.createHotObservable([.next(200, 1), .next(201, 2)])
    #expect(scheduler.start { hot }.events == [.next(201, 2)])
  }

  @Test func `an error ends the subscription where it happens`() {
    let hot = scheduler.createHotObservable([.next(210, 1), .error(220, Failure(code: 1)), .next(230, 2)])
    #expect(scheduler.start { hot }.events == [.next(210, 1), .error(220, Failure(code: 1))])
    #expect(hot.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error that create throws is the stream's error`() {
    let observer = scheduler.start { () throws -> Observable<Int> in throw Failure(code: 3) }
    #expect(observer.events == [.error(200, Failure(code: 3))])
  }

  @Test func `each subscription of an operator is recorded`() {
    let cold = scheduler.createColdObservable([.next(10, 1), .error(20, Failure(code: 1))])
    let observer = scheduler.start { cold.asObservable().retry(3) }
    #expect(
      observer.events == [.next(210, 1), .next(230, 1), .next(250, 1), .error(260, Failure(code: 1))])
    #expect(cold.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 260)])
  }

  @Test func `start at times of one's own, all at once`() {
    let cold = scheduler.createColdObservable([.next(0, 1), .next(5, 2)])
    #expect(scheduler.start(created: 0, subscribed: 0, disposed: 3) { cold }.events == [.next(0, 1)])
    #expect(cold.subscriptions == [Subscription(0, 3)])
  }

  @Test func `a single may be started like an observable`() {
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    #expect(scheduler.start { cold.asSingle() }.events == [.next(220, 1), .completed(220)])
  }
}

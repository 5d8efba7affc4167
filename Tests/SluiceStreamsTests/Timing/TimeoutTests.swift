import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct TimeoutTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `timeout fails when nothing arrives in time, and disposes its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(400, 3)])
    let observer = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .error(330, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 330)])
  }

  @Test func `timeout measures from the subscription to the first element`() {
    let source = scheduler.createHotObservable([.next(290, 1)])
    let observer = scheduler.start { source.timeout(.seconds(80), scheduler: scheduler) }
    #expect(observer.events == [.error(280, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 280)])
  }

  @Test func `timeout passes on a stream that keeps its times`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2), .completed(380)])
    let observer = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(300, 2), .completed(380)])
    #expect(source.subscriptions == [Subscription(200, 380)])
  }

  @Test func `timeout passes its source's error on`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Broken())])
    let observer = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .error(220, Broken())])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(scheduler.clock == 1000, "the timer is not waited for")
  }

  @Test func `timeout with another stream continues with that, untimed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let other = scheduler.createColdObservable([.next(50, 10), .next(350, 20), .completed(400)])
    let observer = scheduler.start { source.timeout(.seconds(100), other: other, scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(360, 10), .next(660, 20), .completed(710)])
    #expect(source.subscriptions == [Subscription(200, 310)])
    #expect(other.subscriptions == [Subscription(310, 710)])
  }

  @Test func `timeout disposed after its time disposes the other stream`() {
    let source = scheduler.createColdObservable([.next(150, 1)])
    let other = scheduler.createColdObservable([.next(50, 10)])
    let observer = scheduler.start(disposed: 400) {
      source.timeout(.seconds(100), other: other, scheduler: scheduler)
    }
    #expect(observer.events == [.next(350, 10)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(300, 400)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `timeout of no time fails in the next turn`(time: Duration) {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.timeout(time, scheduler: scheduler) }
    #expect(observer.events == [.error(201, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 201)])
  }

  @Test func `timeout disposed before its time ends its timer and its source`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 300) { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(scheduler.clock == 300)
  }
}

import SluiceStreams
import SluiceTesting
import Testing

@Suite struct HotEmissionTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `who subscribes while an event is sent gets the next one`() {
    let hot = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let late = scheduler.createObserver(Int.self)
    _ = hot.subscribe(onNext: { if $0 == 1 { _ = hot.subscribe(late) } })
    scheduler.start()
    #expect(late.events == [.next(20, 2), .completed(30)])
    #expect(hot.subscriptions == [Subscription(0, 30), Subscription(10, 30)])
  }

  @Test func `who is disposed while an event is sent does not get it`() {
    let hot = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    let other = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    _ = hot.subscribe(onNext: { _ in subscription.dispose() })
    subscription.disposable = hot.subscribe(other)
    scheduler.start()
    #expect(other.events == [])
    #expect(hot.subscriptions == [Subscription(0), Subscription(0, 10)])
  }

  @Test func `who disposes itself while an event is sent gets no further one`() {
    let hot = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    subscription.disposable = hot.asObservable().do(onNext: { _ in subscription.dispose() }).subscribe(observer)
    scheduler.start()
    #expect(observer.events == [])
    #expect(hot.subscriptions == [Subscription(0, 10)])
  }

  @Test func `disposing twice is recorded once, and after the end not at all`() {
    let hot = scheduler.createHotObservable([.next(10, 1), .completed(20)])
    let early = hot.subscribe(onNext: { _ in })
    let kept = hot.subscribe(onNext: { _ in })
    scheduler.scheduleAt(15) { early.dispose() }
    scheduler.scheduleAt(17) { early.dispose() }
    scheduler.scheduleAt(30) { kept.dispose() }
    scheduler.start()
    #expect(hot.subscriptions == [Subscription(0, 15), Subscription(0, 20)])
  }

  @Test func `events for times that have passed are sent when the clock moves`() {
    let scheduler = TestScheduler(initialClock: 100)
    let hot = scheduler.createHotObservable([.next(50, 1), .next(110, 2)])
    let observer = scheduler.createObserver(Int.self)
    _ = hot.subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(100, 1), .next(110, 2)])
  }
}

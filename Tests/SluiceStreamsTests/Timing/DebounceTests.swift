import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct DebounceTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `B18 debounce sends an element that no other follows in time, and flushes the last on completion`() {
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(230, 2), .next(300, 3), .next(340, 4), .completed(350),
    ])
    let observer = scheduler.start { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(260, 2), .next(330, 3), .next(350, 4), .completed(350)])
    #expect(source.subscriptions == [Subscription(200, 350)])
  }

  @Test func `B18 debounce drops the pending element on error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .error(260, Broken())])
    let observer = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(observer.events == [.next(230, 1), .error(260, Broken())])
    #expect(source.subscriptions == [Subscription(200, 260)])
  }

  @Test func `B18 two subscribers of one debounce do not share state`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .next(400, 3)])
    let stream = source.debounce(.seconds(20), scheduler: scheduler)
    let late = scheduler.createObserver(Int.self)
    let bag = DisposeBag()
    scheduler.scheduleAt(240) { stream.subscribe(late).disposed(by: bag) }
    let early = scheduler.start { stream }
    #expect(early.events == [.next(230, 1), .next(270, 2), .next(420, 3)])
    #expect(late.events == [.next(270, 2), .next(420, 3)])
    #expect(source.subscriptions == [Subscription(200, 1000), Subscription(240)])
  }

  @Test func `debounce restarts its time when an element comes exactly at its end`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let observer = scheduler.start { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(270, 2)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `debounce with no time waits for the next turn`(time: Duration) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(220, 3)])
    let observer = scheduler.start { source.debounce(time, scheduler: scheduler) }
    #expect(observer.events == [.next(211, 2), .next(221, 3)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `debounce of a cold source that completes flushes, and disposes it then`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(60, 3), .completed(70)])
    let observer = scheduler.start { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(250, 2), .next(270, 3), .completed(270)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func `debounce drops the pending element when it is disposed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(390, 2)])
    let observer = scheduler.start(disposed: 400) { source.debounce(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(240, 1)])
    #expect(source.subscriptions == [Subscription(200, 400)])
  }
}

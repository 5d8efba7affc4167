import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct ThrottleTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `B18 throttle of one element per step sends the first of a window at once and the last at its end`() {
    let source = scheduler.createHotObservable([
      .next(201, 1), .next(202, 2), .next(203, 3), .next(204, 4), .next(205, 5), .next(206, 6), .completed(206),
    ])
    let observer = scheduler.start { source.throttle(.seconds(3), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(204, 4), .next(207, 6), .completed(207)])
    #expect(source.subscriptions == [Subscription(200, 206)])
  }

  @Test func `B18 throttle without latest sends only the first of a window`() {
    let source = scheduler.createHotObservable([
      .next(201, 1), .next(202, 2), .next(203, 3), .next(204, 4), .next(205, 5), .next(206, 6), .completed(206),
    ])
    let observer = scheduler.start { source.throttle(.seconds(3), latest: false, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(204, 4), .completed(206)])
    #expect(source.subscriptions == [Subscription(200, 206)])
  }

  @Test func `B18 throttle sends the held element at the window's end, then opens a window of its own`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(250, 4)])
    let observer = scheduler.start { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(240, 3), .next(270, 4)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `B18 two subscribers of one throttle do not share state`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let stream = source.throttle(.seconds(50), latest: false, scheduler: scheduler)
    let late = scheduler.createObserver(Int.self)
    let bag = DisposeBag()
    scheduler.scheduleAt(215) { stream.subscribe(late).disposed(by: bag) }
    let early = scheduler.start { stream }
    #expect(early.events == [.next(210, 1)])
    #expect(late.events == [.next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 1000), Subscription(215)])
  }

  @Test func `a long throttle completes after the element that it holds back`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5), .next(410, 6), .next(450, 7),
      .completed(500),
    ])
    let observer = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(610)])
    #expect(source.subscriptions == [Subscription(200, 500)])
  }

  @Test func `throttle with nothing held back completes with its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `throttle drops the held element on error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .error(220, Broken())])
    let observer = scheduler.start { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .error(220, Broken())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `throttle with no time sends everything at once`(time: Duration) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
    let observer = scheduler.start { source.throttle(time, scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(210, 2), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `throttle of a cold source counts its windows from its elements, for each subscription`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(100, 3), .completed(110)])
    let stream = source.throttle(.seconds(30), scheduler: scheduler)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(215) { _ = stream.subscribe(late) }
    let observer = scheduler.start { stream }
    #expect(observer.events == [.next(210, 1), .next(240, 2), .next(300, 3), .completed(310)])
    #expect(late.events == [.next(225, 1), .next(255, 2), .next(315, 3), .completed(325)])
    #expect(source.subscriptions == [Subscription(200, 310), Subscription(215, 325)])
  }

  @Test func `throttle drops the held element when it is disposed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
    let observer = scheduler.start(disposed: 220) { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}

import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct BufferTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a buffer is sent when it is full or its time has passed, and the time begins anew`() {
    let source = scheduler.createHotObservable([
      .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6), .next(370, 7),
      .next(420, 8), .next(470, 9), .completed(600),
    ])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
    #expect(
      observer.events == [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
        .next(580, []), .next(600, []), .completed(600),
      ])
    #expect(source.subscriptions == [Subscription(200, 600)])
    #expect(scheduler.clock == 1000)
  }

  @Test func `a buffer of a cold source begins with the subscription`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(60, 3), .completed(70)])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(50), count: 10, scheduler: scheduler) }
    #expect(observer.events == [.next(250, [1, 2]), .next(270, [3]), .completed(270)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func `a buffer is dropped on error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .error(255, Broken())])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(30), count: 5, scheduler: scheduler) }
    #expect(observer.events == [.next(230, [1]), .error(255, Broken())])
    #expect(source.subscriptions == [Subscription(200, 255)])
  }

  @Test func `a buffer that waits is dropped, with its timer, when it is disposed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let observer = scheduler.start(disposed: 250) {
      source.buffer(timeSpan: .seconds(30), count: 5, scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, [1])])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(scheduler.clock == 250)
  }

  @Test(arguments: [0, -3])
  func `a count of nothing sets no limit`(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(212, 3), .completed(220)])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(100), count: count, scheduler: scheduler) }
    #expect(observer.events == [.next(220, [1, 2, 3]), .completed(220)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `a buffer of no time is sent at each turn`(time: Duration) {
    let source = scheduler.createHotObservable([.next(202, 1), .completed(204)])
    let observer = scheduler.start { source.buffer(timeSpan: time, count: 5, scheduler: scheduler) }
    #expect(
      observer.events == [.next(201, []), .next(202, [1]), .next(203, []), .next(204, []), .completed(204)])
  }

  @Test func `an element sent from inside a buffer's delivery belongs to the next one`() {
    let source = PublishSubject<Int>()
    let log = Recorder<[Int]>()
    let subscription = source.buffer(timeSpan: .seconds(9), count: 2, scheduler: scheduler).subscribe { event in
      log.on(event)
      if let last = event.element?.last, last < 6 { for next in 1...2 { source.onNext(last + next) } }
    }
    for element in 1...2 { source.onNext(element) }
    #expect(log.elements == [[1, 2], [3, 4], [5, 6]] && !log.hasOverlapped)
    subscription.dispose()
  }

  @Test func `two subscribers of one buffer do not share state`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3)])
    let stream = source.buffer(timeSpan: .seconds(40), count: 2, scheduler: scheduler)
    let late = scheduler.createObserver([Int].self)
    scheduler.scheduleAt(220) { _ = stream.take(1).subscribe(late) }
    let early = scheduler.start(disposed: 260) { stream }
    #expect(early.events == [.next(230, [1, 2])])
    #expect(late.events == [.next(250, [2, 3]), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 260), Subscription(220, 250)])
  }
}

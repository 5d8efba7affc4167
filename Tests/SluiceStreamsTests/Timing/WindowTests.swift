import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct WindowTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// What the windows send, each with its number, and when they end.
  private func numbered(_ source: TestableObservable<Int>, _ timeSpan: Duration, _ count: Int) -> Observable<String> {
    source.window(timeSpan: timeSpan, count: count, scheduler: scheduler).enumerated().flatMap { index, window in
      window.map { "\(index) \($0)" }.concat(.just("\(index) ends"))
    }
  }

  @Test func `a window ends when it is full or its time has passed, and the next opens`() {
    let source = scheduler.createHotObservable([
      .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6), .completed(360),
    ])
    let observer = scheduler.start { numbered(source, .seconds(70), 3) }
    #expect(
      observer.events == [
        .next(205, "0 1"), .next(210, "0 2"), .next(240, "0 3"), .next(240, "0 ends"), .next(280, "1 4"),
        .next(310, "1 ends"), .next(320, "2 5"), .next(350, "2 6"), .next(360, "2 ends"), .completed(360),
      ])
    #expect(source.subscriptions == [Subscription(200, 360)])
  }

  @Test func `windows are sent at their times, the first at once`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(60, 3), .completed(130)])
    let observer = scheduler.start {
      source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler).enumerated().map(\.index)
    }
    #expect(observer.events == [.next(200, 0), .next(220, 1), .next(270, 2), .next(320, 3), .completed(330)])
    #expect(source.subscriptions == [Subscription(200, 330)])
  }

  @Test func `an error fails the open window, then the whole`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Broken())])
    let inner = scheduler.createObserver(Int.self)
    let outer = scheduler.start {
      source.window(timeSpan: .seconds(50), count: 9, scheduler: scheduler).do(onNext: { _ = $0.subscribe(inner) })
        .map { _ in 0 }
    }
    #expect(inner.events == [.next(210, 1), .error(220, Broken())])
    #expect(outer.events == [.next(200, 0), .error(220, Broken())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a window outlives the whole until its own end; then source and timer are disposed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3), .next(260, 4)])
    let observer = scheduler.start(disposed: 900) {
      source.window(timeSpan: .seconds(50), count: 9, scheduler: scheduler).take(1).flatMap { $0 }
    }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `without a window subscribed to, disposing the whole disposes source and timer`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 230) {
      source.window(timeSpan: .seconds(50), count: 9, scheduler: scheduler).map { _ in 0 }
    }
    #expect(observer.events == [.next(200, 0)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(scheduler.clock == 230)
  }

  @Test(arguments: [0, -1])
  func `a count of nothing sets no limit`(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { numbered(source, .seconds(500), count) }
    #expect(
      observer.events == [.next(210, "0 1"), .next(220, "0 2"), .next(230, "0 ends"), .completed(230)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `windows of no time follow one another turn by turn`(time: Duration) {
    let source = scheduler.createHotObservable([.completed(204, Int.self)])
    let observer = scheduler.start {
      source.window(timeSpan: time, count: 1, scheduler: scheduler).enumerated().map(\.index)
    }
    #expect(
      observer.events.prefix(4) == [.next(200, 0), .next(201, 1), .next(202, 2), .next(203, 3)])
    #expect(observer.events.last == .completed(204))
  }

  @Test("100,000 windows take no stack")
  func manyWindows() {
    onSmallStack {
      let log = Observable.from(0..<100_000).window(timeSpan: .seconds(9), count: 1, scheduler: HistoricalScheduler())
        .flatMap { $0 }.logged()
      #expect(log.elements == Array(0..<100_000) && log.hasEnded)
    }
  }
}

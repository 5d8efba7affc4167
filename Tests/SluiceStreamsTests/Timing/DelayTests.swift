import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct DelayTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `delay moves elements and completion, and keeps what lies between them`() {
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(350, 3), .next(350, 4), .next(450, 5), .completed(550),
    ])
    let observer = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(
      observer.events == [.next(350, 2), .next(450, 3), .next(450, 4), .next(550, 5), .completed(650)])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test func `delay passes an error on at once and drops what waits`() {
    let source = scheduler.createHotObservable([.next(250, 2), .next(350, 3), .error(370, Broken())])
    let observer = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(300, 2), .error(370, Broken())])
    #expect(source.subscriptions == [Subscription(200, 370)])
  }

  @Test func `delay drops what waits when it is disposed`() {
    let source = scheduler.createHotObservable([.next(250, 2), .next(350, 3)])
    let observer = scheduler.start(disposed: 380) { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(300, 2)])
    #expect(source.subscriptions == [Subscription(200, 380)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `delay by no time waits for the next turn`(time: Duration) {
    let source = scheduler.createHotObservable([.next(250, 2), .next(260, 3), .completed(270)])
    let observer = scheduler.start { source.delay(time, scheduler: scheduler) }
    #expect(observer.events == [.next(251, 2), .next(261, 3), .completed(271)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func `disposing inside the delivery of a delayed element drops the others that are due`() {
    let observer = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(200) { [scheduler] in
      subscription.disposable = Observable.of(1, 2, 3).delay(.seconds(10), scheduler: scheduler)
        .subscribe(onNext: { element in
          observer.onNext(element)
          if element == 2 { subscription.dispose() }
        })
    }
    scheduler.start()
    #expect(observer.events == [.next(210, 1), .next(210, 2)])
  }

  @Test func `delay of a cold source measures from its own times, for each subscription`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(40)])
    let stream = source.delay(.seconds(100), scheduler: scheduler)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(305) { _ = stream.subscribe(late) }
    let observer = scheduler.start { stream }
    #expect(observer.events == [.next(310, 1), .next(330, 2), .completed(340)])
    #expect(late.events == [.next(415, 1), .next(435, 2), .completed(445)])
    #expect(source.subscriptions == [Subscription(200, 240), Subscription(305, 345)])
  }

  @Test func `delaySubscription subscribes later, and misses what a hot source sent before`() {
    let hot = scheduler.createHotObservable([.next(250, 1), .next(320, 2), .completed(400)])
    let observer = scheduler.start { hot.delaySubscription(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(320, 2), .completed(400)])
    #expect(hot.subscriptions == [Subscription(300, 400)])
  }

  @Test func `delaySubscription passes an error on`() {
    let cold = scheduler.createColdObservable([.next(50, 1), .error(60, Broken())])
    let observer = scheduler.start { cold.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(280, 1), .error(290, Broken())])
    #expect(cold.subscriptions == [Subscription(230, 290)])
  }

  @Test func `delaySubscription disposed before its time never subscribes`() {
    let cold = scheduler.createColdObservable([.next(50, 1)])
    let observer = scheduler.start(disposed: 220) { cold.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [])
    #expect(cold.subscriptions == [])
  }
}

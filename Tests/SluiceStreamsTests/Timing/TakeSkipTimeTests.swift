import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct TakeSkipTimeTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `take(for) completes when the time has passed, and disposes its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take(for) completes with a source that is shorter`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let observer = scheduler.start { source.take(for: .seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `take(for) fails with its source`() {
    let source = scheduler.createHotObservable([.error(210, Broken(), Int.self)])
    let observer = scheduler.start { source.take(for: .seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.error(210, Broken())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `take(for) no time completes in the next turn`(time: Duration) {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.take(for: time, scheduler: scheduler) }
    #expect(observer.events == [.completed(201)])
    #expect(source.subscriptions == [Subscription(200, 201)])
  }

  @Test func `take(for) is disposed with its timer`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 220) { source.take(for: .seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `skip drops what comes within the time`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.skip(.seconds(15), scheduler: scheduler) }
    #expect(observer.events == [.next(220, 2), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `skip completes and fails within the time too`() {
    let completing = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let failing = scheduler.createHotObservable([.next(210, 1), .error(230, Broken())])
    let failed = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { [scheduler] in
      _ = failing.skip(.seconds(50), scheduler: scheduler).subscribe(failed)
    }
    let completed = scheduler.start { completing.skip(.seconds(50), scheduler: scheduler) }
    #expect(completed.events == [.completed(220)])
    #expect(failed.events == [.error(230, Broken())])
    #expect(completing.subscriptions == [Subscription(200, 220)])
    #expect(failing.subscriptions == [Subscription(200, 230)])
  }

  @Test func `take(for) and skip measure from each subscription to a cold source`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let skipped = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { [scheduler] in
      _ = source.skip(.seconds(15), scheduler: scheduler).subscribe(skipped)
    }
    let taken = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(taken.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(skipped.events == [.next(320, 2), .next(330, 3), .completed(340)])
    #expect(source.subscriptions == [Subscription(200, 225), Subscription(300, 340)])
  }

  @Test func `skip is disposed with its timer`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 220) { source.skip(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(scheduler.clock == 220)
  }
}

import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct ObserveOnTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `observe(on) sends each event in the next turn`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.observe(on: scheduler) }
    #expect(observer.events == [.next(211, 1), .next(221, 2), .completed(231)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `observe(on) gives each event a tick of its own under virtual time`() {
    let observer = scheduler.start { Observable.of(1, 2, 3).observe(on: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func `an error does not overtake the elements before it`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210, Broken())])
    let observer = scheduler.start { source.observe(on: scheduler) }
    #expect(observer.events == [.next(211, 1), .next(212, 2), .error(213, Broken())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `observe(on) drops what waits when it is disposed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3)])
    let observer = scheduler.start(disposed: 212) { source.observe(on: scheduler) }
    #expect(observer.events == [.next(211, 1)])
    #expect(source.subscriptions == [Subscription(200, 212)])
  }

  @Test func `disposing inside a handler drops the rest of the turn`() {
    let queue = ImmediateTurns()
    let source = PublishSubject<Int>()
    let seen = Notes<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = source.observe(on: queue).subscribe(onNext: { element in
      seen.add(element)
      subscription.dispose()
    })
    source.onNext(1)
    source.onNext(2)
    queue.runAll()
    #expect(seen.all == [1])
    #expect(!source.hasObservers)
  }

  @Test func `a turn sends what waits when it begins, and leaves the rest to the next`() {
    let queue = ImmediateTurns()
    let source = PublishSubject<Int>()
    let seen = Notes<Int>()
    let subscription = source.observe(on: queue).subscribe(onNext: { element in
      seen.add(element)
      if element < 10 { source.onNext(element + 10) }
    })
    source.onNext(1)
    source.onNext(2)
    #expect(queue.count == 1)
    queue.runOne()
    #expect(seen.all == [1, 2])
    queue.runOne()
    #expect(seen.all == [1, 2, 11, 12])
    #expect(queue.count == 0)
    subscription.dispose()
  }

  @Test func `subscribe(on) subscribes and disposes in the scheduler's turns`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let observer = scheduler.start { source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(300, 2)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func `subscribe(on) disposes a source that ends by itself where it ends`() {
    let completing = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let failing = scheduler.createHotObservable([.next(210, 1), .error(310, Broken())])
    let failed = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { [scheduler] in _ = failing.subscribe(on: scheduler).subscribe(failed) }
    let completed = scheduler.start { completing.subscribe(on: scheduler) }
    #expect(completed.events == [.next(210, 1), .completed(300)])
    #expect(completing.subscriptions == [Subscription(201, 300)])
    #expect(failed.events == [.next(210, 1), .error(310, Broken())])
    #expect(failing.subscriptions == [Subscription(201, 310)])
  }

  @Test func `subscribe(on) disposed before its turn never subscribes`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let subscription = source.subscribe(on: scheduler).subscribe(onNext: { _ in Issue.record("nothing was subscribed") }
    )
    subscription.dispose()
    scheduler.start()
    #expect(source.subscriptions == [])
  }
}

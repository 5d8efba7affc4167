import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct SampleTests {
  let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(150, 1), .next(220, 2), .next(240, 3), .next(290, 4), .next(300, 5), .next(310, 6), .completed(400),
    ])
  }

  @Test func `sample sends the latest element that was not sent yet, and completes with the sampler's next event`() {
    let source = source
    let sampler = scheduler.createHotObservable([
      .next(150, ""), .next(210, "a"), .next(250, "b"), .next(260, "c"), .next(320, "d"), .completed(500),
    ])
    let observer = scheduler.start { source.sample(sampler) }
    #expect(observer.events == [.next(250, 3), .next(320, 6), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(sampler.subscriptions == [Subscription(200, 500)])
  }

  @Test func `sample completes with the first sample after its source`() {
    let source = source
    let sampler = scheduler.createHotObservable([.next(305, 0), .next(410, 0), .next(420, 0)])
    let observer = scheduler.start { source.sample(sampler) }
    #expect(observer.events == [.next(305, 5), .next(410, 6), .completed(410)])
    #expect(sampler.subscriptions == [Subscription(200, 410)])
  }

  @Test func `sample with a default value sends it where there is nothing new`() {
    let source = source
    let sampler = scheduler.createHotObservable([.next(210, 0), .next(250, 0), .next(260, 0), .completed(500)])
    let observer = scheduler.start { source.sample(sampler, defaultValue: -1) }
    #expect(observer.events == [.next(210, -1), .next(250, 3), .next(260, -1), .next(500, 6), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(sampler.subscriptions == [Subscription(200, 500)])
  }

  @Test func `the sampler's completion is a last reason to send; then sample completes with its source`() {
    let source = source
    let sampler = scheduler.createHotObservable([.next(230, 0), .completed(295)])
    let observer = scheduler.start { source.sample(sampler) }
    #expect(observer.events == [.next(230, 2), .next(295, 4), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(sampler.subscriptions == [Subscription(200, 295)])
  }

  @Test func `sample fails with its source and with its sampler, and drops what waits`() {
    let failing = scheduler.createHotObservable([.next(210, 1), .error(220, Broken())])
    let never = scheduler.createHotObservable([.next(300, 0)])
    let failed = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = failing.sample(never).subscribe(failed) }
    let source = source
    let sampler = scheduler.createHotObservable([.next(230, 0), .error(250, Broken())])
    let observer = scheduler.start { source.sample(sampler) }
    #expect(failed.events == [.error(220, Broken())])
    #expect(never.subscriptions == [Subscription(200, 220)])
    #expect(observer.events == [.next(230, 2), .error(250, Broken())])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(sampler.subscriptions == [Subscription(200, 250)])
  }

  @Test func `sample disposes both`() {
    let source = source
    let sampler = scheduler.createColdObservable([.next(25, 0), .next(95, 0)])
    let observer = scheduler.start(disposed: 280) { source.sample(sampler) }
    #expect(observer.events == [.next(225, 2)])
    #expect(source.subscriptions == [Subscription(200, 280)])
    #expect(sampler.subscriptions == [Subscription(200, 280)])
  }

  @Test func `sampling by a timer keeps time`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(155, 3), .completed(160)])
    let observer = scheduler.start {
      source.sample(Observable<Int>.interval(.seconds(50), scheduler: scheduler))
    }
    #expect(observer.events == [.next(250, 2), .next(400, 3), .completed(400)])
    #expect(source.subscriptions == [Subscription(200, 360)])
  }

  @Test func `an element sent from inside a sample waits for the next one`() {
    let source = PublishSubject<Int>()
    let sampler = PublishSubject<Void>()
    let recorder = Recorder<Int>()
    let subscription = source.sample(sampler).subscribe { event in
      recorder.on(event)
      if let element = event.element, element < 3 { source.onNext(element + 1) }
    }
    source.onNext(1)
    for _ in 0..<3 { sampler.onNext(()) }
    #expect(recorder.log == ["1", "2", "3"])
    subscription.dispose()
  }
}

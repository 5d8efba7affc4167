import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite struct TestSchedulerTests {
  @Test func `start creates at 100, subscribes at 200 and disposes at 1000`() {
    let scheduler = TestScheduler(initialClock: 0)
    let times = Notes<Int>()
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(1000, 3), .next(1010, 4)])
    let observer = scheduler.start {
      times.add(scheduler.clock)
      return source
    }
    #expect(times.all == [TestScheduler.Defaults.created])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(observer.events == [.next(210, 2), .next(1000, 3)])
    #expect(scheduler.clock == 1010)
  }

  @Test func `start takes other times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
    let observer = scheduler.start(created: 5, subscribed: 15, disposed: 25) { source }
    #expect(observer.events == [.next(20, 2)])
    #expect(source.subscriptions == [Subscription(15, 25)])
  }

  @Test func `a duration is so many ticks of the resolution`() {
    func fired(_ resolution: Double, _ time: Duration) -> Int {
      let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
      return scheduler.start(disposed: 100_000) { Observable<Int>.timer(time, scheduler: scheduler) }.events[0].time
        - 200
    }
    #expect(fired(1, .seconds(3)) == 3)
    #expect(fired(0.1, .seconds(3)) == 30)
    #expect(fired(0.001, .milliseconds(300)) == 300)
    #expect(fired(60, .seconds(180)) == 3)
    #expect(fired(1, .milliseconds(1499)) == 1)
    #expect(fired(1, .milliseconds(1500)) == 2)
    #expect(fired(1, .milliseconds(300)) == 1)
  }

  @Test func `work that asks to run now runs a tick later`() {
    let scheduler = TestScheduler(initialClock: 5)
    let times = Notes<Int>()
    _ = scheduler.schedule(()) { _ in
      times.add(scheduler.clock)
      return scheduler.scheduleRelative((), dueTime: .seconds(-3)) { _ in
        times.add(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times.all == [6, 7])
  }

  @Test func `without processing delay it runs in the same tick`() {
    let scheduler = TestScheduler(initialClock: 5, simulateProcessingDelay: false)
    let times = Notes<Int>()
    _ = scheduler.schedule(()) { _ in
      times.add(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(times.all == [5])
  }

  @Test func `scheduleAt runs at its time, and may capture what the test mutates`() {
    let scheduler = TestScheduler(initialClock: 0)
    var times: [Int] = []
    scheduler.scheduleAt(30) { times.append(scheduler.clock) }
    scheduler.scheduleAt(10) { times.append(scheduler.clock) }
    scheduler.advanceTo(20)
    #expect(times == [10])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(times == [10, 30])
  }

  @Test @MainActor func `a test on the main actor keeps its isolation`() {
    let scheduler = TestScheduler(initialClock: 0)
    let model = MainModel()
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    scheduler.scheduleAt(5) { model.subscription = source.subscribe(onNext: { model.values.append($0) }) }
    scheduler.scheduleAt(15) { model.subscription?.dispose() }
    scheduler.start()
    #expect(model.values == [1])
  }

  @Test func `a time without end does not trap`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start {
      Observable<Int>.never().timeout(.seconds(Int64.max), scheduler: scheduler)
    }
    #expect(observer.events == [])
    let timer = scheduler.start(created: 1000, subscribed: 1000, disposed: .max) {
      Observable<Int>.timer(.seconds(Int64.max), scheduler: scheduler).observe(on: scheduler)
    }
    let end = 1 << 53
    #expect(timer.events == [.next(end + 1, 0), .completed(end + 2)])
  }
}

@MainActor private final class MainModel {
  var values: [Int] = []
  var subscription: (any Disposable)?
}

import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite struct TestSchedulerClockTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `advanceBy runs what is due in so many ticks, and leaves the clock there`() {
    let times = Notes<Int>()
    for time in [5, 10, 15] { scheduler.scheduleAt(time) { times.add(scheduler.clock) } }
    scheduler.advanceBy(5)
    #expect(times.all == [5])
    scheduler.advanceBy(0)
    scheduler.advanceBy(7)
    #expect(times.all == [5, 10])
    #expect(scheduler.clock == 12)
    scheduler.advanceBy(.max)
    #expect(times.all == [5, 10, 15])
    #expect(scheduler.clock == .max)
  }

  @Test func `advanceBy a negative number is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      TestScheduler(initialClock: 10).advanceBy(-1)
    }
  }

  @Test func `stop ends the run, and start goes on from there`() {
    let times = Notes<Int>()
    for time in [10, 20, 30] {
      scheduler.scheduleAt(time) {
        times.add(scheduler.clock)
        if time == 20 { scheduler.stop() }
      }
    }
    scheduler.start()
    #expect(times.all == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(times.all == [10, 20, 30])
  }

  @Test func `sleep moves the clock, and what became due runs late`() {
    let times = Notes<Int>()
    scheduler.scheduleAt(10) { times.add(scheduler.clock) }
    scheduler.scheduleAt(50) { times.add(scheduler.clock) }
    scheduler.sleep(40)
    #expect(times.all == [])
    scheduler.start()
    #expect(times.all == [40, 50])
  }

  @Test func `work for one time runs in the order in which it was scheduled, whoever scheduled it`() {
    let order = Notes<String>()
    let hot = scheduler.createHotObservable([.next(20, 1)])
    scheduler.scheduleAt(20) { order.add("first") }
    scheduler.scheduleAt(10) { scheduler.scheduleAt(20) { order.add("last") } }
    scheduler.scheduleAt(5) { _ = hot.subscribe(onNext: { _ in order.add("event") }) }
    scheduler.start()
    #expect(order.all == ["event", "first", "last"])
  }

  @Test func `an observer records the clock of its scheduler`() {
    let observer = scheduler.createObserver(Int.self)
    let subject = PublishSubject<Int>()
    let subscription = subject.bind(to: observer)
    scheduler.scheduleAt(15) { subject.onNext(1) }
    scheduler.scheduleAt(25) { subscription.dispose() }
    scheduler.scheduleAt(35) { subject.onNext(2) }
    scheduler.start()
    #expect(observer.events == [.next(15, 1)])
  }

  @Test func `several observers may be bound at once`() {
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let subscription = source.bind(to: first, second)
    scheduler.start()
    #expect(first.events == [.next(10, 1), .completed(20)])
    #expect(second.events == first.events)
    subscription.dispose()
  }
}

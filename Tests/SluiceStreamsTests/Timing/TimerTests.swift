import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct TimerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `timer sends 0 once and completes`() {
    let observer = scheduler.start { Observable<Int>.timer(.seconds(300), scheduler: scheduler) }
    #expect(observer.events == [.next(500, 0), .completed(500)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `timer of no time fires in the next turn`(time: Duration) {
    let observer = scheduler.start { Observable<Int>.timer(time, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .completed(201)])
  }

  @Test func `timer disposed before its time sends nothing`() {
    let observer = scheduler.start(disposed: 300) { Observable<Int>.timer(.seconds(300), scheduler: scheduler) }
    #expect(observer.events == [])
    #expect(scheduler.clock == 300)
  }

  @Test func `timer with a period counts on`() {
    let observer = scheduler.start(disposed: 400) {
      Observable<Int64>.timer(.seconds(50), period: .seconds(100), scheduler: scheduler)
    }
    #expect(observer.events == [.next(250, 0), .next(350, 1)])
  }

  @Test func `a timer begins anew, and is disposed, with each subscription to a stream that is made of it`() {
    let timer = Observable<Int>.timer(.seconds(10), period: .seconds(20), scheduler: scheduler)
    let late = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(215) { subscription.disposable = timer.subscribe(late) }
    scheduler.scheduleAt(250) { subscription.dispose() }
    let observer = scheduler.start(disposed: 260) { timer }
    #expect(observer.events == [.next(210, 0), .next(230, 1), .next(250, 2)])
    #expect(late.events == [.next(225, 0), .next(245, 1)])
    #expect(scheduler.clock == 260, "no timer is left")
  }

  @Test func `interval counts from 0, every period`() {
    let observer = scheduler.start(disposed: 510) { Observable<Int>.interval(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(300, 0), .next(400, 1), .next(500, 2)])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `interval of no period fires every tick`(period: Duration) {
    let observer = scheduler.start(disposed: 204) { Observable<Int>.interval(period, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func `interval of no period moves the clock also without processing delay`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let observer = scheduler.start(disposed: 203) { Observable<Int>.interval(.zero, scheduler: scheduler) }
    #expect(observer.events == [.next(200, 0), .next(201, 1), .next(202, 2)])
  }

  @Test func `interval starts again with the least number after the greatest`() {
    let observer = scheduler.start(disposed: 700) { Observable<Int8>.interval(.seconds(1), scheduler: scheduler) }
    #expect(observer.events[127] == .next(328, 127))
    #expect(observer.events[128] == .next(329, -128))
  }

  @Test func `disposing an interval from its own element ends it`() {
    let observer = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    subscription.disposable = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
      .subscribe(onNext: { number in
        observer.onNext(number)
        if number == 1 { subscription.dispose() }
      })
    scheduler.start()
    #expect(observer.events == [.next(10, 0), .next(20, 1)])
    #expect(scheduler.clock == 20)
  }

  @Test func `interval runs on a real serial queue until it is disposed`() async {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    let numbers = Notes<Int>()
    let third = Checkpoint(count: 3)
    let subscription = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
      .subscribe(
        AnyObserver { event in
          if let number = event.element { numbers.add(number) }
          third.reach()
        })
    #expect(await third.wait())
    subscription.dispose()
    #expect(numbers.all.starts(with: [0, 1, 2]))
  }
}

import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite("SharingScheduler.mock", .leakChecked) struct SharingSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func driven(
    _ events: [Recorded<Event<Int>>], _ build: (Driver<Int>) -> Driver<Int>
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    return SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable(events)
      let driver = build(source.asDriver(onErrorJustReturn: -1))
      return scheduler.start { driver }.events
    }
  }

  private let events: [Recorded<Event<Int>>] = [
    .next(210, 1), .next(220, 2), .next(300, 3), .completed(400),
  ]

  @Test("a driver sends in virtual time, a turn after its source")
  func plain() {
    #expect(driven(events) { $0 } == [.next(211, 1), .next(221, 2), .next(301, 3), .completed(401)])
    #expect(
      driven([.next(210, 1), .error(220, TestError())]) { $0 } == [.next(211, 1), .next(221, -1), .completed(221)])
  }

  @Test("debounce waits for its time")
  func debounce() {
    #expect(driven(events) { $0.debounce(.seconds(20)) } == [.next(241, 2), .next(321, 3), .completed(401)])
  }

  @Test("throttle sends the first of a window, and the last of it or not")
  func throttle() {
    #expect(
      driven(events) { $0.throttle(.seconds(30)) } == [.next(211, 1), .next(241, 2), .next(301, 3), .completed(401)])
    #expect(
      driven(events) { $0.throttle(.seconds(30), latest: false) } == [.next(211, 1), .next(301, 3), .completed(401)])
  }

  @Test("delay moves elements and the completion")
  func delay() {
    #expect(
      driven(events) { $0.delay(.seconds(5)) } == [.next(216, 1), .next(226, 2), .next(306, 3), .completed(406)])
  }

  @Test("interval and timer tick in virtual time, once for two subscribers")
  func timers() {
    SharingScheduler.mock(scheduler: scheduler) {
      let ticks = Driver<Int>.interval(.seconds(300))
      let late = scheduler.createObserver(Int.self)
      let bag = CompositeDisposable()
      scheduler.scheduleAt(600) { _ = bag.insert(ticks.drive(late)) }
      scheduler.scheduleAt(900) { bag.dispose() }
      #expect(scheduler.start { ticks }.events == [.next(500, 0), .next(800, 1)])
      #expect(late.events == [.next(600, 0), .next(800, 1)])
    }
    let other = TestScheduler(initialClock: 0)
    SharingScheduler.mock(makeScheduler: { other }) {
      let once = other.createObserver(Int.self)
      let again = other.createObserver(Int.self)
      _ = Signal<Int>.timer(.seconds(10)).emit(to: once)
      let ticking = Signal<Int>.timer(.seconds(10), period: .seconds(5)).emit(to: again)
      other.advanceTo(20)
      #expect(once.events == [.next(10, 0), .completed(10)])
      #expect(again.events == [.next(10, 0), .next(15, 1), .next(20, 2)])
      ticking.dispose()
    }
  }

  @MainActor
  @Test("controls under mock stay in virtual time")
  func controls() {
    SharingScheduler.mock(scheduler: scheduler) {
      let errors = ErrorLog()
      let taps = ControlEvent(events: scheduler.createHotObservable([.next(210, 1), .error(220, errors.fault)]))
      #expect(scheduler.start { taps.asSignal() }.events == [.next(211, 1), .completed(221)])
      #expect(errors.contexts == ["the stream of a control failed"])
      let sink = scheduler.createObserver(Int.self)
      ControlProperty(values: Observable.never(), valueSink: sink).onNext(1)
      #expect(sink.events.map(\.value) == [.next(1)])
    }
  }

  @Test("mock holds for its own task or thread, and ends with its action")
  func extent() throws {
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(SharingScheduler.make() is TestScheduler)
      onThreads(1) { _ in #expect(SharingScheduler.make() is MainScheduler) }
    }
    #expect(SharingScheduler.make() is MainScheduler)
    #expect(throws: TestError.self) { try SharingScheduler.mock(scheduler: scheduler) { throw TestError() } }
    #expect(DriverSharingStrategy.scheduler is MainScheduler && SignalSharingStrategy.scheduler is MainScheduler)
  }

  @Test("a sequence with a strategy of its own keeps to its scheduler and its way to share")
  func ownStrategy() {
    let source = Observable.of(1, 2).asSharedSequence(sharingStrategy: AllOfThem.self, onErrorJustReturn: 0)
    let log = Recorder<Int>()
    let turns = AllOfThem.turns
    let subscriptions = [source.map { $0 * 2 }.asObservable().subscribe(log), source.asObservable().subscribe(log)]
    #expect(log.elements == [])
    turns.advanceTo(10)
    #expect(log.log.sorted() == ["1", "2", "2", "4", "completed", "completed"])
    for subscription in subscriptions { subscription.dispose() }
  }

  private enum AllOfThem: SharingStrategyProtocol {
    static let turns = TestScheduler(initialClock: 0)
    static var scheduler: any SchedulerType { turns }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
      source.share(replay: .max, scope: .forever)
    }
  }
}

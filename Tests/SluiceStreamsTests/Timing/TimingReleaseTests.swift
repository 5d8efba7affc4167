import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct TimingReleaseTests {
  typealias Stage = @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>

  static let stages: [(name: String, apply: Stage)] = basicStages + infallibleStages

  private static let basicStages: [(name: String, apply: Stage)] = [
    ("observe(on)", { $0.observe(on: $1) }),
    ("subscribe(on)", { $0.subscribe(on: $1) }),
    ("delay", { $0.delay(.seconds(5), scheduler: $1) }),
    ("delaySubscription", { $0.delaySubscription(.seconds(5), scheduler: $1) }),
    ("debounce", { $0.debounce(.seconds(5), scheduler: $1) }),
    ("throttle", { $0.throttle(.seconds(5), scheduler: $1) }),
    ("timeout", { $0.timeout(.seconds(50), scheduler: $1) }),
    ("timeout(other)", { $0.timeout(.seconds(50), other: Observable.just(0), scheduler: $1) }),
    ("take(for)", { $0.take(for: .seconds(50), scheduler: $1) }),
    ("skip(for)", { $0.skip(.seconds(5), scheduler: $1) }),
    ("buffer", { $0.buffer(timeSpan: .seconds(5), count: 1, scheduler: $1).compactMap(\.first) }),
    ("window", { $0.window(timeSpan: .seconds(5), count: 2, scheduler: $1).flatMap { $0 } }),
  ]

  /// Subscribes with closures above and below the stage that capture a tracker.
  private func subscribe(
    _ stage: Stage, to source: Observable<Int>, on scheduler: any SchedulerType
  ) -> (subscription: any Disposable, tracker: WeakReference<LifetimeTracker.Tracked>) {
    let tracker = LifetimeTracker().object()
    let above = source.map { element in
      tracker.touch()
      return element
    }
    let subscription = stage(above, scheduler).subscribe(AnyObserver { _ in tracker.touch() })
    return (subscription, WeakReference(tracker))
  }

  @Test(arguments: stages.indices)
  func `captures are released after the end`(stage: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let (subscription, tracker) = subscribe(Self.stages[stage].apply, to: source, on: scheduler)
    #expect(tracker.object != nil)
    scheduler.advanceTo(10)
    source.onNext(1)
    source.onNext(2)
    scheduler.advanceTo(11)
    source.onCompleted()
    scheduler.advanceTo(30)
    #expect(tracker.object == nil, "\(Self.stages[stage].name)")
    #expect(!source.hasObservers)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: stages.indices)
  func `captures are released after disposal, with elements waiting and the clock standing still`(stage: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let (subscription, tracker) = subscribe(Self.stages[stage].apply, to: source, on: scheduler)
    scheduler.advanceTo(10)
    source.onNext(1)
    source.onNext(2)
    #expect(tracker.object != nil)
    subscription.dispose()
    if Self.stages[stage].name.contains("subscribe(on") { scheduler.advanceTo(11) }
    #expect(tracker.object == nil, "\(Self.stages[stage].name)")
    #expect(!source.hasObservers)
    withExtendedLifetime(scheduler) {}
  }

  @Test(arguments: stages.indices)
  func `captures are released after disposal on a real queue`(stage: Int) async {
    let queue = DispatchQueue(label: "release")
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let released = Checkpoint()
    let subscription = subscribeReporting(Self.stages[stage].apply, on: scheduler, released)
    subscription.dispose()
    #expect(await released.wait(), "\(Self.stages[stage].name)")
  }

  private func subscribeReporting(
    _ stage: Stage, on scheduler: any SchedulerType, _ released: Checkpoint
  ) -> any Disposable {
    let source = PublishSubject<Int>()
    let sentinel = Sentinel(released)
    let subscription = stage(source, scheduler).subscribe(AnyObserver { _ in sentinel.touch() })
    source.onNext(1)
    source.onNext(2)
    return subscription
  }

  /// Reaches a checkpoint when it is released.
  private final class Sentinel: Sendable {
    private let released: Checkpoint

    init(_ released: Checkpoint) {
      self.released = released
    }

    deinit {
      released.reach()
    }

    func touch() {}
  }

  @Test func `an interval releases its captures when it is disposed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let (subscription, tracker) = subscribe(
      { source, _ in source }, to: Observable.interval(.seconds(1), scheduler: scheduler), on: scheduler)
    scheduler.advanceTo(10)
    #expect(tracker.object != nil)
    subscription.dispose()
    #expect(tracker.object == nil)
  }
}

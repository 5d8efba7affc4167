import SluiceStreams

/// A virtual clock for tests, which counts in ticks.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let keys = scheduler.createHotObservable([.next(210, "a"), .next(230, "b"), .completed(300)])
///     let observer = scheduler.start { keys.debounce(.seconds(30), scheduler: scheduler) }
///     #expect(observer.events == [.next(260, "b"), .completed(300)])
///
/// Work that asks to run now, or after no time, runs one tick later, so that each step has a time of its own.
///
/// The closures of a test belong where the test runs: schedule them, and start the clock, from the same place.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  // What it adds is immutable.

  /// The times at which `start` creates, subscribes and disposes, unless told otherwise.
  public enum Defaults {
    /// When the stream is made.
    public static let created: TestTime = 100
    /// When it is subscribed to.
    public static let subscribed: TestTime = 200
    /// When its subscription is disposed.
    public static let disposed: TestTime = 1000
  }

  private let simulateProcessingDelay: Bool
  private let ticks: TestSchedulerVirtualTimeConverter

  /// A scheduler whose clock shows `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: the first time, in ticks.
  ///   - resolution: the length of a tick, in seconds; more than 0.
  ///   - simulateProcessingDelay: whether work that asks to run now runs a tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.simulateProcessingDelay = simulateProcessingDelay
    ticks = TestSchedulerVirtualTimeConverter(resolution: resolution)
    super.init(initialClock: initialClock, converter: ticks)
  }

  /// How many ticks a span takes, to the nearest.
  func ticks(in duration: Duration) -> TestTime {
    ticks.convertToVirtualTimeInterval(duration)
  }

  /// The time itself if it lies ahead, otherwise the next tick (or the present one, without processing delay).
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    let clock = clock
    return time > clock ? time : simulateProcessingDelay ? clock + 1 : clock
  }

  /// Runs all work of the next so many ticks, and leaves the clock there.
  ///
  ///     scheduler.advanceBy(30)  // what debounce(.seconds(30)) waits for has come
  ///
  /// As `advanceTo(_:)`: the scheduler must not be running, and the number must not be negative.
  public func advanceBy(_ ticks: TestTime) {
    let (time, overflow) = clock.addingReportingOverflow(ticks)
    advanceTo(overflow && ticks > 0 ? .max : time)
  }

  /// Runs `action` at `time`; if that has passed, as soon as the clock is told to move.
  ///
  ///     scheduler.scheduleAt(250) { subject.onNext(1) }
  ///
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    // Runs where the test moves the clock; see the type's comment.
    let action = Unchecked(action)
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action.value()
      return Disposables.create()
    }
  }
}

import Synchronization

/// A scheduler whose clock only moves when it is told to, and whose work runs on the thread that moves it.
///
///     let scheduler = HistoricalScheduler()
///     let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { print($0) })
///     scheduler.advanceTo(scheduler.clock.advanced(by: .seconds(3)))  // prints 0, 1, 2
///
/// Work runs in the order of its time; work for the same time, in the order in which it was scheduled. It may be
/// scheduled and cancelled from any thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, SteppedScheduler,
  @unchecked Sendable
{
  // Immutable but for `state`, which is behind its lock. Subclasses add nothing that may change.

  /// The unit in which the clock counts.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// The unit in which the clock counts spans.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private let state: Guarded<VirtualClock<Converter>>

  /// A scheduler whose clock shows `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    state = Guarded(VirtualClock(initialClock, converter))
  }

  /// The virtual time.
  public var clock: VirtualTime {
    state.withLock { $0.time }
  }

  /// The virtual time as a point in a scheduler's time.
  public var now: RxTime {
    converter.convertFromVirtualTime(clock)
  }

  /// Moves the time for which work is asked to when it will run; called by `schedule` and `scheduleRelative`.
  ///
  /// It gives `time` back. A subclass may give a later time.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  // MARK: Moving the clock

  /// Runs all work, and what it schedules, until nothing is left or `stop()` is called; the clock moves along.
  ///
  /// Does nothing if the scheduler is running already.
  public func start() {
    guard case .started = state.withLock({ $0.run(until: nil) }) else { return }
    while let work = state.withLock({ $0.next(until: nil) }) { work.run() }
    state.withLock { $0.stop() }
  }

  /// Runs all work up to and including `virtualTime`, and leaves the clock there, or where `stop()` was called.
  ///
  /// The scheduler must not be running, and the time must not lie in the past.
  public func advanceTo(_ virtualTime: VirtualTime) {
    switch state.withLock({ $0.run(until: virtualTime) }) {
    case .started: break
    case .isRunning:
      preconditionFailure("advanceTo was called by work that the scheduler is running; let that work return first")
    case .isPast(let clock):
      preconditionFailure("advanceTo(\(virtualTime)) lies before the clock's \(clock); virtual time only moves forward")
    }
    while let work = state.withLock({ $0.next(until: virtualTime) }) { work.run() }
    state.withLock { $0.stop(at: virtualTime) }
  }

  /// Runs the first work that is due by `limit`, with the clock moved to its time.
  ///
  /// - Returns: false if there is none; the clock stays where it is.
  package func runNext(until limit: VirtualTime) -> Bool {
    guard case .started = state.withLock({ $0.run(until: limit) }) else { return false }
    defer { state.withLock { $0.stop() } }
    guard let work = state.withLock({ $0.next(until: limit) }) else { return false }
    work.run()
    return true
  }

  /// When the first work that waits is due; nil if none waits.
  package var nextDueTime: VirtualTime? {
    state.withLock { $0.nextDueTime }
  }

  /// Moves the clock forward without running the work that becomes due; it runs late.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    guard state.withLock({ $0.sleep(virtualInterval) }) else {
      preconditionFailure("sleep(\(virtualInterval)) would move virtual time backward; it only moves forward")
    }
  }

  /// Ends `start()` or `advanceTo(_:)` after the work in hand.
  public func stop() {
    state.withLock { $0.stop() }
  }

  // MARK: Scheduling

  /// Runs `action` with `state` at the present virtual time, after the work that is due then.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs `action` with `state` after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: adjustedTime(after: dueTime), action: action)
  }

  /// Runs `action` with `state` after a span of virtual time; a span of zero means at the present time.
  @preconcurrency
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Runs `action` with `state` at a virtual time; if that has passed, as soon as the clock is told to move.
  @preconcurrency
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    // The state is handed to the thread that moves the clock, and used there only.
    let argument = Unchecked(state)
    let work = CancellableWork { action(argument.value) }
    self.state.withLock { $0.schedule(work, at: time) }
    return work
  }

  /// Runs `action` after `startAfter`, then every `period`, each time with what the last run returned.
  ///
  /// A period of zero or less, or too short for the clock to show, is the shortest that moves the clock.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let runs = PeriodicRuns(state, action) { [weak self] work in
      guard let self else { return Disposables.create() }
      return scheduleRelative((), dueTime: shortestPeriod(atLeast: period), action: work)
    }
    return runs.begin { scheduleRelative((), dueTime: startAfter, action: $0) }
  }

  private func adjustedTime(after dueTime: RxTimeInterval) -> VirtualTime {
    adjustScheduledTime(converter.convertToVirtualTime(now.advanced(by: dueTime)))
  }

  private func shortestPeriod(atLeast period: RxTimeInterval) -> RxTimeInterval {
    var shortest = max(period, .nanoseconds(1))
    // 63 times the double of a nanosecond is 292 years; a clock that does not show those stands still.
    for _ in 0..<63 where !converter.isLater(adjustedTime(after: shortest), than: clock) { shortest *= 2 }
    return shortest
  }
}

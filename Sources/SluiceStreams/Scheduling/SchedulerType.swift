/// A point in a scheduler's time.
public typealias RxTime = ContinuousClock.Instant

/// A span of a scheduler's time.
public typealias RxTimeInterval = Duration

/// Something that runs work: at once, later, or elsewhere.
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` with `state` as soon as the scheduler's turn comes.
  ///
  /// - Returns: a disposable that cancels the work, if it has not begun, or else disposes what `action` returned.
  @preconcurrency
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler that knows time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's present time.
  var now: RxTime { get }

  /// Runs `action` with `state` after `dueTime` has passed; a time of zero or less means as soon as possible.
  @preconcurrency
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter`, then once every `period`, each time with what the last run returned.
  @preconcurrency
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` with `state` at a point in the scheduler's time; one that has passed means as soon as possible.
  @preconcurrency
  public func scheduleAbsolute<StateType>(
    _ state: StateType, time: RxTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: max(now.duration(to: time), .zero), action: action)
  }

  /// Runs `action` after `startAfter`, then once every `period`, each time with what the last run returned.
  ///
  /// For schedulers that have nothing better: each run is scheduled when the one before is over, at its time or, if that
  /// has passed, at once. A period of zero or less is a millisecond.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    RhythmicRuns(self, state, startAfter: startAfter, period: period, action).begin()
  }
}

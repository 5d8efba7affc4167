import Dispatch

/// Runs work on the main actor's executor: at once if the caller is there, whatever waits, otherwise later.
///
/// Meant for `subscribe(on:)`, where the order of the work does not matter; `MainScheduler` keeps the order.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The scheduler; it has no state of its own.
  public static let instance = ConcurrentMainScheduler()

  private let timer = DispatchQueueTimer(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The present time.
  public var now: RxTime {
    timer.now
  }

  /// Runs `action` at once if the caller is on the main executor, otherwise after what waits there.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainExecutor.isCurrent ? action(state) : timer.schedule(state, action: action)
  }

  /// Runs `action` on the main executor after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timer.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` on the main executor after `startAfter`, then every `period`.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    timer.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

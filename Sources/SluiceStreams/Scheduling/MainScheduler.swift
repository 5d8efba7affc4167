import Dispatch
import Synchronization

/// Asks whether the main actor's executor runs this code.
@usableFromInline
package enum MainExecutor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main executor; the thread itself says little under an `async` main.
  @usableFromInline package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

/// Runs work on the main actor's executor: at once if the caller is there and nothing waits, otherwise in order.
public final class MainScheduler: SchedulerType {
  private let timer = DispatchQueueTimer(queue: .main, leeway: .nanoseconds(0))
  private let enqueued = Atomic(0)

  /// A scheduler that runs work at once when it may.
  public static let instance = MainScheduler()

  /// A scheduler that always runs work later, also for a caller on the main executor.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main, leeway: .nanoseconds(0))

  /// A scheduler with an order of its own.
  public init() {}

  /// The present time.
  public var now: RxTime {
    timer.now
  }

  /// Stops the program with a message if this code does not run on the main executor.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    guard MainExecutor.isCurrent else {
      preconditionFailure(
        errorMessage ?? "This has to run on the main actor; observe on MainScheduler.instance before it.")
    }
  }

  /// Runs `action` at once if the caller is on the main executor and nothing waits, otherwise after what waits.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let isFirst = enqueued.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    if isFirst, MainExecutor.isCurrent {
      defer { enqueued.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let scope = Scope()
    // The state is handed to the main queue, and used there only.
    let state = Unchecked(state)
    DispatchQueue.main.async { [self] in
      if !scope.isDisposed { scope.add(action(state.value)) }
      enqueued.subtract(1, ordering: .acquiringAndReleasing)
    }
    return scope
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

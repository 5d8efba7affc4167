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

extension ImmediateSchedulerType {
  /// Runs `action` with `state`; the action may ask to be run again, with another state, in a later turn.
  ///
  /// Each turn is scheduled anew, so that a long recursion takes no stack.
  @preconcurrency
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: @escaping (State) -> Void) -> Void
  ) -> any Cancelable {
    let turns = RecursiveSchedule(action) { state, step in self.schedule(state, action: step) }
    turns.schedule(state)
    return turns
  }
}

/// A recursion whose turns are scheduled one after the other.
final class RecursiveSchedule<State>: Cancelable {
  typealias Action = @Sendable (State, @escaping (State) -> Void) -> Void
  typealias Schedule = @Sendable (State, @escaping @Sendable (State) -> any Disposable) -> any Disposable

  private let action: Action
  private let enqueue: Schedule
  private let scope = Scope()

  init(_ action: @escaping Action, _ enqueue: @escaping Schedule) {
    self.action = action
    self.enqueue = enqueue
  }

  var isDisposed: Bool {
    scope.isDisposed
  }

  func dispose() {
    scope.dispose()
  }

  func schedule(_ state: State) {
    let turn = scope.child()
    let work = enqueue(state) { [self] state in
      scope.finish(turn)
      if !scope.isDisposed { action(state, schedule) }
      return Disposables.create()
    }
    turn.add(work)
  }
}

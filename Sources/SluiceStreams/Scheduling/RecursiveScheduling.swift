extension ImmediateSchedulerType {
  /// Runs `action` with `state`; the action may ask to be run again, with another state, in a later turn.
  ///
  /// Each turn is scheduled anew, so that a long recursion takes no stack.
  @preconcurrency
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: @escaping (State) -> Void) -> Void
  ) -> any Cancelable {
    let turns = RecursiveSchedule<State>({ state, turns in action(state) { turns.schedule($0, after: nil) } }) {
      state, _, step in schedule(state, action: step)
    }
    turns.schedule(state, after: nil)
    return turns
  }
}

extension SchedulerType {
  /// Runs `action` with `state` after `dueTime`; the action may ask to be run again, with another state, at once or later.
  ///
  ///     scheduler.scheduleRecursive(3, dueTime: .seconds(1)) { left, scheduler in
  ///       print(left)
  ///       if left > 0 { scheduler.schedule(left - 1, dueTime: .seconds(1)) }
  ///     }
  ///
  /// Each turn is scheduled anew, so that a long recursion takes no stack.
  @preconcurrency
  public func scheduleRecursive<State>(
    _ state: State, dueTime: RxTimeInterval,
    action: @escaping @Sendable (_ state: State, _ scheduler: AnyRecursiveScheduler<State>) -> Void
  ) -> any Cancelable {
    let turns = RecursiveSchedule<State>({ action($0, AnyRecursiveScheduler($1)) }) { state, dueTime, step in
      guard let dueTime else { return schedule(state, action: step) }
      return scheduleRelative(state, dueTime: dueTime, action: step)
    }
    turns.schedule(state, after: dueTime)
    return turns
  }
}

/// Schedules further turns of a recursion.
public struct AnyRecursiveScheduler<State>: Sendable {
  private let turns: RecursiveSchedule<State>

  init(_ turns: RecursiveSchedule<State>) {
    self.turns = turns
  }

  /// Asks for a turn with `state` as soon as possible.
  public func schedule(_ state: State) {
    turns.schedule(state, after: nil)
  }

  /// Asks for a turn with `state` after `dueTime`.
  public func schedule(_ state: State, dueTime: RxTimeInterval) {
    turns.schedule(state, after: dueTime)
  }
}

/// A recursion whose turns are scheduled one after the other.
///
/// A turn that is asked for while another is being scheduled waits until that has returned: also on a scheduler that runs
/// work at once, a recursion is a loop.
final class RecursiveSchedule<State>: Cancelable {
  typealias Action = @Sendable (State, RecursiveSchedule<State>) -> Void
  typealias Schedule =
    @Sendable (State, RxTimeInterval?, @escaping @Sendable (State) -> any Disposable) -> any Disposable

  /// In a structure of its own: a bare closure behind a generic lock would be wrapped once more at each access.
  private struct Turn {
    let run: Action
  }

  /// Runs in each turn; released when the recursion is disposed.
  private let action: Guarded<Turn?>
  private let enqueue: Schedule
  private let scope = Scope()
  private let gate = Gate<(State, RxTimeInterval?)>()

  init(_ action: @escaping Action, _ enqueue: @escaping Schedule) {
    self.action = Guarded(Turn(run: action))
    self.enqueue = enqueue
  }

  var isDisposed: Bool {
    scope.isDisposed
  }

  func dispose() {
    scope.dispose()
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }

  func schedule(_ state: State, after dueTime: RxTimeInterval?) {
    gate.run((state, dueTime), start)
  }

  private func start(_ state: State, after dueTime: RxTimeInterval?) {
    guard !scope.isDisposed else { return }
    let turn = scope.child()
    let work = enqueue(state, dueTime) { [self] state in
      scope.finish(turn)
      if !scope.isDisposed, let action = action.withLock({ $0 }) { action.run(state, self) }
      return Disposables.create()
    }
    turn.add(work)
  }
}

/// Runs work on the thread that schedules it: at once, or, inside other work of this scheduler, after it.
///
/// This is the scheduler on which sequences emit. Inside a subscription, sources subscribed to together take turns.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The scheduler; it has no state of its own.
  public static let instance = CurrentThreadScheduler()

  /// Whether the thread runs no work of this scheduler yet.
  public static var isScheduleRequired: Bool {
    !Trampoline.isActive
  }

  /// Runs `action` with `state` at once, or after the work in hand.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scope = Scope()
    Trampoline.schedule {
      if !scope.isDisposed { scope.add(action(state)) }
    }
    return scope
  }
}

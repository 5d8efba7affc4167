import Synchronization

/// Work that waits for its virtual time.
final class VirtualWork: Cancelable {
  /// What is to run; taken out when it runs or is cancelled, so that its captures are released then.
  private let action: Guarded<(@Sendable () -> any Disposable)?>
  private let scope = Scope()

  init(_ action: @escaping @Sendable () -> any Disposable) {
    self.action = Guarded(action)
  }

  var isDisposed: Bool {
    scope.isDisposed
  }

  func run() {
    let action = action.withLock { $0.take() }
    if !scope.isDisposed, let action { scope.add(action()) }
  }

  func dispose() {
    let released = action.withLock { $0.take() }
    scope.dispose()
    withExtendedLifetime(released) {}
  }
}

/// Work that runs again and again: each run schedules the next before it does anything else.
final class PeriodicRuns<StateType>: @unchecked Sendable {
  // The state is touched by one run at a time: a virtual clock runs one piece of work after the other.
  private let state: StateBox<StateType>
  private let action: @Sendable (StateType) -> StateType
  private let scheduleNext: @Sendable (@escaping @Sendable (()) -> any Disposable) -> any Disposable
  private let scope = Scope()

  init(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> StateType,
    scheduleNext: @escaping @Sendable (@escaping @Sendable (()) -> any Disposable) -> any Disposable
  ) {
    self.state = .make(state)
    self.action = action
    self.scheduleNext = scheduleNext
  }

  /// Schedules the first run; disposing what it returns ends them all.
  func begin(_ scheduleFirst: (@escaping @Sendable (()) -> any Disposable) -> any Disposable) -> any Disposable {
    prepare(scheduleFirst)
    return scope
  }

  private func prepare(_ schedule: (@escaping @Sendable (()) -> any Disposable) -> any Disposable) {
    let turn = scope.child()
    turn.add(
      schedule { [self] _ in
        scope.finish(turn)
        run()
        return Disposables.create()
      })
  }

  private func run() {
    guard !scope.isDisposed else { return }
    prepare(scheduleNext)
    state.value = action(state.value)
  }
}

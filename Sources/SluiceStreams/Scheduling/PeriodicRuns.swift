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

/// Work that runs again and again on any scheduler: a run asks for the next when it is over, so that runs never overlap.
///
/// The times are counted from the first one, so that what a run takes does not add up.
final class RhythmicRuns<StateType>: @unchecked Sendable {
  // State and time are touched by one run at a time: the next is only scheduled when one is over.
  private struct State {
    var state: StateType
    var due: RxTime
  }

  private let scheduler: any SchedulerType
  private let state: StateBox<State>
  private let period: RxTimeInterval
  private let action: @Sendable (StateType) -> StateType
  private let scope = Scope()

  init(
    _ scheduler: any SchedulerType, _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    _ action: @escaping @Sendable (StateType) -> StateType
  ) {
    self.scheduler = scheduler
    self.state = .make(State(state: state, due: scheduler.now.advanced(by: max(startAfter, .zero))))
    self.period = period > .zero ? period : .milliseconds(1)
    self.action = action
  }

  /// Schedules the first run; disposing what it returns ends them all.
  func begin() -> any Disposable {
    scheduleNext()
    return scope
  }

  private func scheduleNext() {
    let turn = scope.child()
    let rest = scheduler.now.duration(to: state.value.due)
    turn.add(
      scheduler.scheduleRelative((), dueTime: max(rest, .zero)) { [self] _ in
        scope.finish(turn)
        run()
        return Disposables.create()
      })
  }

  private func run() {
    guard !scope.isDisposed else { return }
    let next = action(state.value.state)
    state.value.state = next
    state.value.due = state.value.due.advanced(by: period)
    if !scope.isDisposed { scheduleNext() }
  }
}

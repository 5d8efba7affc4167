import Dispatch

/// Work and timers on a dispatch queue.
struct DispatchQueueTimer: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  var now: RxTime {
    ContinuousClock.now
  }

  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scope = Scope()
    // The state is handed to the queue, and used there only.
    let state = Unchecked(state)
    queue.async {
      if !scope.isDisposed { scope.add(action(state.value)) }
    }
    return scope
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let scope = Scope()
    let state = Unchecked(state)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + dueTime.dispatchInterval, leeway: leeway)
    let cancel = TimerCancellation(timer)
    timer.setEventHandler {
      cancel.dispose()
      if !scope.isDisposed { scope.add(action(state.value)) }
    }
    scope.add(cancel)
    timer.activate()
    return scope
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let scope = Scope()
    // Runs follow one another: a timer source never runs its handler twice at a time.
    let state = Unchecked(StateBox.make(state))
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + startAfter.dispatchInterval, repeating: max(period, .nanoseconds(1)).dispatchInterval,
      leeway: leeway)
    timer.setEventHandler {
      if !scope.isDisposed { state.value.value = action(state.value.value) }
    }
    scope.add(TimerCancellation(timer))
    timer.activate()
    return scope
  }
}

private struct TimerCancellation: Disposable {
  // Dispatch sources may be cancelled from any thread.
  private let timer: Unchecked<any DispatchSourceTimer>

  init(_ timer: any DispatchSourceTimer) {
    self.timer = Unchecked(timer)
  }

  func dispose() {
    timer.value.cancel()
  }
}

extension Duration {
  /// The duration for Dispatch, in nanoseconds, clamped to what fits 64 bits and to zero from below.
  var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return .nanoseconds(0) }
    guard seconds < Int64(Int.max) / 1_000_000_000 else { return .nanoseconds(.max) }
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}

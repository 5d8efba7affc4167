import Dispatch
import Synchronization

/// A point in a run that a test waits for, with a watchdog.
public final class Checkpoint: Sendable {
  private struct State {
    var remaining: Int
    var waiter: CheckedContinuation<Bool, Never>?
  }

  /// How often it has yet to be reached, and who waits.
  private let state: Mutex<State>

  /// A checkpoint that is passed once it has been reached `count` times.
  public init(count: Int = 1) {
    state = Mutex(State(remaining: count))
  }

  /// Says that it was reached.
  public func reach() {
    let waiter = state.withLock { state in
      state.remaining -= 1
      return state.remaining <= 0 ? state.waiter.take() : nil
    }
    waiter?.resume(returning: true)
  }

  /// Waits until it is passed; false if that takes more than `seconds`.
  public func wait(seconds: Int = 300) async -> Bool {
    let watchdog = DispatchWorkItem { [self] in state.withLock { $0.waiter.take() }?.resume(returning: false) }
    defer { watchdog.cancel() }
    return await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.remaining > 0 { state.waiter = continuation }
        return state.remaining <= 0
      }
      if isThere { return continuation.resume(returning: true) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watchdog)
    }
  }
}

import Dispatch
import SluiceStreams
import Testing

/// A point in a run that tests wait for; a wait that takes too long fails the test instead of hanging it.
public final class Checkpoint: Sendable {
  private struct State {
    var remaining: Int
    var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
    var nextWaiter = 0
  }

  /// How many seconds a wait may take: many, since a task waits for all the tests that the pool has to run before it,
  /// and on a busy machine, under the thread sanitizer, those take the better part of an hour.
  public static let patience = 3_600

  private let state: Guarded<State>
  private let semaphore = DispatchSemaphore(value: 0)

  /// A checkpoint that is passed once it has been reached `count` times.
  public init(count: Int = 1) {
    state = Guarded(State(remaining: count))
  }

  /// Says that it was reached; it may be reached more often than it was asked for.
  public func reach() {
    let (isPassed, waiters) = state.withLock { state in
      state.remaining -= 1
      guard state.remaining <= 0 else { return (false, [CheckedContinuation<Bool, Never>]()) }
      defer { state.waiters = [:] }
      return (true, Array(state.waiters.values))
    }
    guard isPassed else { return }
    for waiter in waiters { waiter.resume(returning: true) }
    semaphore.signal()
  }

  /// Waits until it is passed, without holding a thread; being cancelled does not end the wait.
  ///
  /// - Returns: whether it was passed in time; if not, that is an issue of the test's, too.
  @discardableResult
  public func wait(
    seconds: Int = Checkpoint.patience, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let isPassed = await withCheckedContinuation { continuation in
      let waiter: Int? = state.withLock { state in
        guard state.remaining > 0 else { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = continuation
        return state.nextWaiter
      }
      guard let waiter else { return continuation.resume(returning: true) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in self?.giveUp(waiter) }
    }
    #expect(isPassed, "what the test waits for did not happen", sourceLocation: sourceLocation)
    return isPassed
  }

  /// Waits on this thread.
  public func waitHere(sourceLocation: SourceLocation = #_sourceLocation) {
    let result = semaphore.wait(timeout: .now() + .seconds(Self.patience))
    semaphore.signal()
    #expect(result == .success, "what the test waits for did not happen", sourceLocation: sourceLocation)
  }

  private func giveUp(_ waiter: Int) {
    state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(returning: false)
  }
}

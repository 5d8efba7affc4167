import SluiceStreams
import Synchronization
import TestSupport

/// A clock that stands still until it is told to move.
final class ManualClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var count = 0
    var failure: (any Error)?
  }

  private let state = Mutex(State())
  let minimumResolution = Duration.nanoseconds(1)
  /// Set when somebody sleeps for the first time.
  let slept = Checkpoint()
  /// Set when a sleep is cancelled for the first time.
  let woken = Checkpoint()

  var now: Instant { state.withLock { $0.now } }
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(deadline: deadline, continuation: $0), number) }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
      woken.reach()
    }
  }

  private func add(_ sleeper: Sleeper, _ number: Int) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if let failure = state.failure.take() { return .failure(failure) }
      if state.cancelled.contains(number) { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers[number] = sleeper
      return nil
    }
    if let result { sleeper.continuation.resume(with: result) }
    slept.reach()
  }

  /// Makes the next sleep fail.
  func fail(with error: any Error) {
    state.withLock { $0.failure = error }
  }

  /// Moves the clock forward, and wakes who is due.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in due.keys { state.sleepers[key] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}

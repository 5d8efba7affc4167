import Dispatch
import Synchronization

/// Wakes a test that waits, when something happens or its time is up.
final class ActivityBell: Sendable {
  private let rings: AsyncStream<Void>
  private let ringer: AsyncStream<Void>.Continuation

  init() {
    (rings, ringer) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Says that something has happened.
  func ring() {
    ringer.yield()
  }

  /// Calls `isDone` now and whenever something happens, until it is true.
  ///
  /// - Returns: false if `limit` passed before.
  func wait(
    isolation: isolated (any Actor)?, within limit: Duration, until isDone: () -> Bool
  ) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: limit)
    let alarm = DispatchWorkItem { [self] in ring() }
    defer { alarm.cancel() }
    let (seconds, attoseconds) = limit.components
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000)), execute: alarm)
    var iterator = rings.makeAsyncIterator()
    while !isDone() {
      guard ContinuousClock.now < deadline, !Task.isCancelled else { return false }
      await iterator.next(isolation: isolation)
    }
    return true
  }
}

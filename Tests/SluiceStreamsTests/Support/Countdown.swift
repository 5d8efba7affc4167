import Synchronization
import TestSupport

/// Reaches a checkpoint after so many steps.
final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let end: Checkpoint

  init(_ count: Int, _ end: Checkpoint) {
    left = Atomic(count)
    self.end = end
  }

  func step() {
    if left.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { end.reach() }
  }
}

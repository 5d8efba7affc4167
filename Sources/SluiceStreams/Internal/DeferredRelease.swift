/// Releases what is nested without stack: what a released object held is let go of after it, not from inside it.
///
///     deinit of the outermost ──▶ queue of this thread ──▶ deinit of the next ──▶ the same queue ──▶ ...
///
/// The compiler's own release of members recurses, and overflows the stack at some 10,000 objects in one another.
enum DeferredRelease {
  private final class Queue {
    var waiting: [Any] = []
  }

  private static let slot = ThreadSlot<Queue>()

  /// Empties `held`, and releases what was in it: now, or as soon as the release that runs on this thread has come to it.
  static func release<Held>(_ held: inout [Held]) {
    guard !held.isEmpty else { return }
    if let queue = slot.object { return move(&held, to: queue) }
    let queue = Queue()
    slot.set(queue)
    move(&held, to: queue)
    while let next = queue.waiting.popLast() { withExtendedLifetime(next) {} }
    slot.set(nil)
    withExtendedLifetime(queue) {}
  }

  /// Leaves no other reference to what was in `held`, so that it is the loop that lets go of it.
  private static func move<Held>(_ held: inout [Held], to queue: Queue) {
    queue.waiting.append(held)
    held = []
  }
}

import Dispatch
import SluiceStreams
import Synchronization

/// Brings about the moment at which a lock that is held over a handler becomes a deadlock: the handler waits for a queue
/// on which the other source is just being sent to.
final class Rendezvous: Sendable {
  private let queue = DispatchQueue(label: "rendezvous")
  private let senderIsThere = DispatchSemaphore(value: 0)
  private let handlerIsThere = DispatchSemaphore(value: 0)
  private let isArmed = Atomic(false)
  private let wasHeld = Atomic(false)

  /// Whether the handler has waited for the queue, and the queue was through.
  var hasHappened: Bool { wasHeld.load(ordering: .sequentiallyConsistent) }

  /// Occupies the queue; `send` is called there once a handler waits for the queue.
  func occupy(_ send: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      senderIsThere.signal()
      handlerIsThere.wait()
      send()
    }
    senderIsThere.wait()
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Waits for the queue, as a handler that hops to it does; once.
  func hop() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    handlerIsThere.signal()
    queue.sync {}
    wasHeld.store(true, ordering: .sequentiallyConsistent)
  }
}

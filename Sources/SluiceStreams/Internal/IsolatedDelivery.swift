import Dispatch
import Synchronization

/// Delivers the events of one subscription on an actor, in the order in which they came.
///
/// For the main actor an event that arrives on its executor is delivered at once if nothing waits before it.
@usableFromInline
// The handlers belong to the actor: they are only called on its executor (`drain`, or `next` after `isDirect`).
// The queue is guarded; elements that cross threads are Sendable wherever the compiler checks.
final package class IsolatedDelivery<Element>: @unchecked Sendable {
  @usableFromInline
  enum Item {
    case event(Event<Element>)
    case disposed
  }

  @usableFromInline let actor: any Actor
  @usableFromInline let isMain: Bool
  @usableFromInline let handle: (Item) -> Void
  private let queue = Guarded(Fifo<Item>())
  /// How many items wait or are being delivered from the queue.
  private let waiting = Atomic(0)

  @usableFromInline
  init(_ actor: any Actor, _ handle: @escaping (Item) -> Void) {
    self.actor = actor
    self.isMain = actor === MainActor.shared
    self.handle = handle
  }

  /// Whether the caller may handle its event itself.
  @usableFromInline
  var isDirect: Bool {
    isMain && waiting.load(ordering: .acquiring) == 0 && MainExecutor.isCurrent
  }

  /// Handles `item` in its turn, on the actor.
  @usableFromInline
  func deliver(_ item: Item) {
    if isDirect { handle(item) } else { enqueue(item) }
  }

  private func enqueue(_ item: Item) {
    let isFirst = queue.withLock { queue in
      queue.append(item)
      return waiting.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    }
    guard isFirst else { return }
    if isMain {
      DispatchQueue.main.async { self.drain() }
    } else {
      Task { await self.drain(on: actor) }
    }
  }

  private func drain(on actor: isolated any Actor) {
    drain()
  }

  private func drain() {
    repeat {
      if let item = queue.withLock({ $0.popFirst() }) { handle(item) }
    } while waiting.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}

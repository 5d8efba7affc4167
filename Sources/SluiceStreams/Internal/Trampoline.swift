/// Work that waits on one thread until the work in hand is done, first in, first out.
///
/// Sequences emit by turns through it, so that `zip(of(1, 2), of(3, 4))` sees 1, 3, 2, 4, and recursion becomes a loop.
@usableFromInline
final package class Trampoline {
  private static let slot = ThreadSlot<Trampoline>()

  private var queue: [() -> Void] = []
  private var head = 0

  /// Whether work in hand on this thread runs inside a trampoline.
  @usableFromInline package static var isActive: Bool {
    slot.object != nil
  }

  /// Whether nothing waits on this thread.
  @usableFromInline package static var isIdle: Bool {
    slot.object.map { $0.head == $0.queue.count } ?? true
  }

  /// Runs `body`, then all that was scheduled meanwhile, in a trampoline of its own; the outer one waits.
  @usableFromInline
  package static func run(_ body: () -> Void) {
    let outer = slot.object
    let trampoline = Trampoline()
    slot.set(trampoline)
    body()
    trampoline.drain()
    slot.set(outer)
    withExtendedLifetime(trampoline) {}
  }

  /// Runs `work` after the work in hand, or at once if there is none.
  @usableFromInline
  package static func schedule(_ work: @escaping () -> Void) {
    if let trampoline = slot.object {
      trampoline.queue.append(work)
    } else {
      run(work)
    }
  }

  private func drain() {
    while head < queue.count {
      let work = queue[head]
      queue[head] = {}
      head += 1
      if head == queue.count {
        queue.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 64, head * 2 > queue.count {
        queue.removeFirst(head)
        head = 0
      }
      work()
    }
  }
}

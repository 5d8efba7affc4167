import Synchronization

/// The life of a run of stages that end together, and what is to be disposed with it.
///
/// A terminal subscription makes one; single-source stages share it; a stage with several upstreams, or one that
/// answers later than it is asked, gives each upstream a child.
///
///     subscription ──strong──▶ Scope ──strong──▶ resources (slots in subjects, timers, child scopes)
///     resources    ──strong──▶ sink of the stage below ──strong──▶ Scope      (a cycle, cut by `dispose`)
@usableFromInline
final package class Scope: Cancelable {
  @usableFromInline let disposed = Atomic(false)
  /// Guards what is to be disposed; emptied when the scope is disposed.
  private let resources = Guarded(Resources())
  /// The registry of cancellable effects of the reactor that this scope belongs to, if any.
  package let effects: EffectRegistry?
  /// Where the scope stands among its parent's resources; written once, before the scope is shared.
  private nonisolated(unsafe) var slot = -1

  @usableFromInline
  package init(effects: EffectRegistry? = nil) {
    self.effects = effects
  }

  /// Whether the scope has ended; sources look here before each event.
  @inlinable package var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Ends the scope and disposes everything in it, once, in the order in which it was added.
  @usableFromInline
  package func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    for resource in resources.withLock({ $0.close() }) {
      resource?.dispose()
    }
  }

  /// Disposes `resource` together with the scope, or at once if the scope has ended already.
  @usableFromInline
  package func add(_ resource: any Disposable) {
    if resources.withLock({ $0.insert(resource) }) == nil { resource.dispose() }
  }

  /// A scope that ends with this one, or earlier through `finish(_:)`.
  @usableFromInline
  package func child() -> Scope {
    let child = Scope(effects: effects)
    if let slot = resources.withLock({ $0.insert(child) }) {
      child.slot = slot
    } else {
      child.dispose()
    }
    return child
  }

  /// How many resources the scope holds.
  package var count: Int {
    resources.withLock { $0.count }
  }

  /// Disposes `child`, a scope made by `child()`, and forgets it.
  @usableFromInline
  package func finish(_ child: Scope) {
    let slot = child.slot
    if slot >= 0 { resources.withLock { $0.remove(slot, ifIdenticalTo: child) } }
    child.dispose()
  }
}

/// What a scope disposes: a list with reusable slots, so that adding and removing take constant time.
private struct Resources {
  private var slots: [(any Disposable)?] = []
  private var free: [Int] = []
  private var isClosed = false

  var count: Int {
    slots.count - free.count
  }

  mutating func insert(_ resource: any Disposable) -> Int? {
    guard !isClosed else { return nil }
    if let slot = free.popLast() {
      slots[slot] = resource
      return slot
    }
    slots.append(resource)
    return slots.count - 1
  }

  mutating func remove(_ slot: Int, ifIdenticalTo resource: AnyObject) {
    guard slot < slots.count, let present = slots[slot], present as AnyObject === resource else { return }
    slots[slot] = nil
    free.append(slot)
  }

  mutating func close() -> [(any Disposable)?] {
    isClosed = true
    defer {
      slots = []
      free = []
    }
    return slots
  }
}

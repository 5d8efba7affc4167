import Synchronization

/// The life of a run of stages that end together, and what is to be disposed with it.
///
/// A terminal subscription makes one; single-source stages share it; a stage with several upstreams, or one that
/// answers later than it is asked, gives each upstream a child.
///
///     subscription ──strong──▶ Scope ──strong──▶ resources (slots in subjects, timers, child scopes)
///     resources    ──strong──▶ sink of the stage below ──strong──▶ Scope      (a cycle, cut by `dispose`)
@usableFromInline
final package class Scope: Cancelable, DisposableHolder {
  @usableFromInline let disposed = Atomic(false)
  /// Guards what is to be disposed; emptied when the scope is disposed.
  private let resources = Guarded(Holdings())
  /// The registry of cancellable effects of the reactor that this scope belongs to, if any.
  @usableFromInline package let effects: EffectRegistry?
  /// Where the scope stands among its parent's resources, or -1; behind the lock of the parent's resources.
  fileprivate nonisolated(unsafe) var slot = -1
  #if DEBUG
    private let entry: ResourceEntry
  #endif

  @usableFromInline
  package init(effects: EffectRegistry? = nil) {
    self.effects = effects
    #if DEBUG
      entry = ResourceEntry(Scope.self)
    #endif
  }

  /// A scope that ends by itself, on behalf of the same reactor.
  @usableFromInline
  package convenience init(beside other: Scope) {
    self.init(beside: other, effects: other.effects)
  }

  private init(beside other: Scope, effects: EffectRegistry?) {
    self.effects = effects
    #if DEBUG
      entry = ResourceEntry(in: other.entry.ledger)
      entry.enter(Scope.self)
    #endif
  }

  deinit {
    // One that was never disposed may hold others in others.
    guard !disposed.load(ordering: .relaxed) else { return }
    var held = resources.withLock { $0.close() }
    DeferredRelease.release(&held)
  }

  /// A scope that has ended.
  static func ended() -> Scope {
    let scope = Scope()
    scope.dispose()
    return scope
  }

  /// Whether the scope has ended; sources look here before each event.
  @inlinable package var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Ends the scope and disposes everything in it, once, in the order in which it was added.
  @usableFromInline
  package func dispose() {
    Disposal.run(surrender())
  }

  /// Ends the scope, and gives out what is to be disposed with it.
  func surrender() -> [Resource] {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return [] }
    return resources.withLock { $0.close() }
  }

  /// Disposes `resource` together with the scope, or at once if the scope has ended already.
  @usableFromInline
  package func add(_ resource: any Disposable) {
    if !resources.withLock({ $0.insert(resource) }) { resource.dispose() }
  }

  /// A scope that ends with this one, or earlier through `finish(_:)`.
  @usableFromInline
  package func child() -> Scope {
    child(effects: effects)
  }

  /// A scope that ends with this one and has a registry of its own.
  package func child(effects: EffectRegistry?) -> Scope {
    let child = Scope(beside: self, effects: effects)
    if !resources.withLock({ $0.insert(child: child) }) { child.dispose() }
    return child
  }

  /// Starts a task, and cancels it when the scope ends.
  ///
  /// The tasks of a reactor's effects run where its registry says, or the test that drives the thread.
  ///
  /// - Parameter detached: whether the task inherits nothing of the caller's.
  package func task(
    priority: TaskPriority?, detached: Bool, _ operation: @escaping @Sendable () async -> Void
  ) {
    let executor = effects?.executor ?? ThreadExecutor.current
    let task =
      detached
      ? Task.detached(executorPreference: executor, priority: priority, operation: operation)
      : Task(executorPreference: executor, priority: priority, operation: operation)
    add(Disposables.running(task.cancel))
  }

  /// How many resources the scope holds.
  package var count: Int {
    resources.withLock { $0.count }
  }

  /// Disposes `child`, a scope made by `child()`, and forgets it.
  @usableFromInline
  package func finish(_ child: Scope) {
    resources.withLock { $0.remove(child) }
    child.dispose()
  }
}

/// What a scope disposes, in the order in which it was added; adding and removing take amortised constant time.
private struct Holdings {
  private var list: [Resource] = []
  private var vacancies = 0
  private var isClosed = false

  var count: Int {
    list.count - vacancies
  }

  mutating func insert(_ resource: any Disposable) -> Bool {
    guard !isClosed else { return false }
    list.append(.other(resource))
    return true
  }

  mutating func insert(child: Scope) -> Bool {
    guard !isClosed else { return false }
    child.slot = list.count
    list.append(.child(child))
    return true
  }

  mutating func remove(_ child: Scope) {
    let slot = child.slot
    guard slot >= 0, slot < list.count, case .child(let present) = list[slot], present === child else { return }
    child.slot = -1
    list[slot] = .vacant
    vacancies += 1
    while case .vacant = list.last {
      list.removeLast()
      vacancies -= 1
    }
    if vacancies > 16, vacancies * 2 > list.count { compact() }
  }

  private mutating func compact() {
    list.removeAll { if case .vacant = $0 { true } else { false } }
    vacancies = 0
    for (slot, resource) in list.enumerated() {
      if case .child(let scope) = resource { scope.slot = slot }
    }
  }

  mutating func close() -> [Resource] {
    isClosed = true
    defer { (list, vacancies) = ([], 0) }
    return list
  }
}

import SluiceStreams
import Synchronization

/// The runtimes of the reactors that have no store of their own.
///
/// The table is divided, so that reactors seldom meet at a lock. Each insertion looks at a few entries and removes those
/// whose reactor is gone, so that what is kept is bounded by what lives.
@usableFromInline
final class ReactorTable: Sendable {
  @usableFromInline static let shared = ReactorTable()

  private struct Entry: @unchecked Sendable {
    // Entries stay behind the lock of their shard; what leaves it is the runtime, which is Sendable.

    /// Keeps the address from being used again while the entry is there; never read.
    private unowned let pin: AnyObject
    private weak var owner: AnyObject?
    let key: UInt
    let runtime: AnyObject
    let root: Scope

    init(_ owner: AnyObject, _ runtime: AnyObject, _ root: Scope) {
      pin = owner
      self.owner = owner
      key = UInt(bitPattern: ObjectIdentifier(owner))
      self.runtime = runtime
      self.root = root
    }

    var isDead: Bool {
      owner == nil
    }
  }

  private struct Shard {
    var entries = AddressMap<Entry>()
    var cursor = 0

    /// Takes out what is dead among the next few entries.
    mutating func sweep() -> [Entry] {
      var dead: [Entry] = []
      for _ in 0..<min(4, entries.capacity) {
        cursor = (cursor + 1) % entries.capacity
        guard let entry = entries.values[cursor], entry.isDead else { continue }
        _ = entries.remove(entry.key)
        dead.append(entry)
      }
      return dead
    }
  }

  private static let shardCount = 64
  private let shards: [Lock] = (0..<shardCount).map { _ in Lock() }

  private final class Lock: Sendable {
    let shard = Guarded(Shard())
  }

  private func lock(for key: UInt) -> Lock {
    shards[Int(truncatingIfNeeded: addressHash(key)) & (Self.shardCount - 1)]
  }

  @inlinable
  func runtime<R: Reactor>(of reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
    if let present = find(reactor) {
      return unsafeDowncast(present, to: ReactorRuntime<R.Action, R.Mutation, R.State>.self)
    }
    guard isAlive(reactor) else { return nil }
    // Made here, where the reactor's types are known, so that it is compiled for them.
    let made = ReactorRuntime(reactor)
    return unsafeDowncast(
      keep(made, made.root, of: reactor), to: ReactorRuntime<R.Action, R.Mutation, R.State>.self)
  }

  @usableFromInline
  func find(_ reactor: AnyObject) -> AnyObject? {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    return lock(for: key).shard.withLock { shard in
      // Without a copy of the entry: copying a weak reference is dear.
      shard.entries.index(of: key).flatMap { shard.entries.values[$0]?.runtime }
    }
  }

  /// Keeps a runtime, unless another thread was first, and returns the one that is kept.
  @usableFromInline
  func keep(_ made: AnyObject, _ root: Scope, of reactor: AnyObject) -> AnyObject {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    let entry = Entry(reactor, made, root)
    let (kept, dead) = lock(for: key).shard.withLock { shard -> (Entry, [Entry]) in
      if let present = shard.entries[key] { return (present, []) }
      shard.entries.insert(entry, for: key)
      return (entry, shard.sweep())
    }
    for entry in dead { entry.root.dispose() }
    return kept.runtime
  }

  /// How many reactors the table knows, dead ones that have not been swept among them.
  var count: Int {
    shards.reduce(0) { sum, lock in sum + lock.shard.withLock { $0.entries.count } }
  }
}

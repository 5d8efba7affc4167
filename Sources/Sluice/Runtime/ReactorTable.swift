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
        guard let entry = entries.value(inCell: cursor), entry.isDead else { continue }
        _ = entries.remove(entry.key)
        dead.append(entry)
      }
      return dead
    }
  }

  private static let shardCount = 64
  private let shards: [Lock] = (0..<shardCount).map { _ in Lock() }

  private final class Lock: Sendable {
    let shard = Mutex(Shard())
  }

  private func lock(for key: UInt) -> Lock {
    shards[Int(truncatingIfNeeded: addressHash(key)) & (Self.shardCount - 1)]
  }

  @usableFromInline
  func runtime<R: Reactor>(of reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    let lock = lock(for: key)
    let present = lock.shard.withLock { $0.entries[key] }?.runtime
    guard let runtime = present ?? insert(reactor, key, lock) else { return nil }
    return unsafeDowncast(runtime, to: ReactorRuntime<R.Action, R.Mutation, R.State>.self)
  }

  private func insert<R: Reactor>(_ reactor: R, _ key: UInt, _ lock: Lock) -> AnyObject? {
    guard isAlive(reactor) else { return nil }
    let made = ReactorRuntime(reactor)
    let entry = Entry(reactor, made, made.root)
    let (kept, dead) = lock.shard.withLock { shard -> (Entry, [Entry]) in
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

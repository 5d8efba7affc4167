import SluiceStreams
import Synchronization

/// The runtimes of the reactors that have no store of their own.
///
/// The table is divided, so that reactors seldom meet at a lock. Each insertion looks at a few entries, of one shard after
/// the other, and removes those whose reactor is gone, so that what is kept is bounded by what lives.
@usableFromInline
final class ReactorTable: Sendable {
  @usableFromInline static let shared = ReactorTable()

  /// What is known of a reactor; its life keeps its address from being used again while the entry is there.
  private struct Entry {
    let key: UInt
    let runtime: AnyObject
    let life: ReactorLife
    /// When a sweep found the reactor gone, counted in sweeps of the table.
    ///
    /// Its deinit may still be running then, and ask for the state, so the entry is kept for a while.
    var condemned: Int?
  }

  /// What a sweep found, to be ended or let go of where no lock is held.
  private struct Sweepings {
    var condemned: [ReactorLife] = []
    var removed: [Entry] = []
    /// To look at a reactor is to hold it for a moment, in which others may let go of it: its deinit may run here.
    var alive: [AnyObject] = []
  }

  private struct Shard {
    var entries = AddressMap<Entry>()
    var cursor = 0

    /// Read in place: to take out the entry is to retain what it holds.
    func runtime(for key: UInt) -> AnyObject? {
      entries.index(of: key).flatMap { entries.values[$0]?.runtime }
    }

    /// Condemns what is dead among the next few entries, and takes out what was condemned long ago.
    mutating func sweep(at now: Int) -> Sweepings {
      var sweepings = Sweepings()
      for _ in 0..<min(8, entries.capacity) {
        cursor = (cursor + 1) % entries.capacity
        guard let entry = entries.values[cursor] else { continue }
        if let reactor = entry.life.reactor {
          sweepings.alive.append(reactor)
        } else if let condemned = entry.condemned {
          guard now - condemned > ReactorTable.graceTime else { continue }
          _ = entries.remove(entry.key)
          sweepings.removed.append(entry)
        } else {
          entries.values[cursor]?.condemned = now
          sweepings.condemned.append(entry.life)
        }
      }
      return sweepings
    }
  }

  private static let shardCount = 64
  /// How many sweeps the entry of a dead reactor is kept for.
  private static let graceTime = 1024
  private let shards: [Lock] = (0..<shardCount).map { _ in Lock() }
  /// How many sweeps there were.
  ///
  /// Each insertion sweeps one shard, in turn: reactors at reused addresses keep to a few.
  private let sweeps = Atomic(0)

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
      keep(made, made.life, of: reactor), to: ReactorRuntime<R.Action, R.Mutation, R.State>.self)
  }

  @usableFromInline
  func find(_ reactor: AnyObject) -> AnyObject? {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    return lock(for: key).shard.withLock { $0.runtime(for: key) }
  }

  /// Keeps a runtime, unless another thread was first, and returns the one that is kept.
  @usableFromInline
  func keep(_ made: AnyObject, _ life: ReactorLife, of reactor: AnyObject) -> AnyObject {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    let kept = lock(for: key).shard.withLock { shard -> AnyObject in
      if let present = shard.runtime(for: key) { return present }
      shard.entries.insert(Entry(key: key, runtime: made, life: life), for: key)
      return made
    }
    sweep()
    return kept
  }

  private func sweep() {
    let now = sweeps.wrappingAdd(1, ordering: .relaxed).oldValue
    let sweepings = shards[now & (Self.shardCount - 1)].shard.withLock { $0.sweep(at: now) }
    for life in sweepings.condemned { life.end() }
    withExtendedLifetime(sweepings) {}
  }

  /// How many reactors the table knows, dead ones that have not been swept among them.
  var count: Int {
    shards.reduce(0) { sum, lock in sum + lock.shard.withLock { $0.entries.count } }
  }
}

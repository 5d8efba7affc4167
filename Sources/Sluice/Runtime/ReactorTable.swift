import SluiceStreams
import Synchronization

/// The runtimes of the reactors that have no store of their own.
///
/// The table is divided, so that reactors seldom meet at a lock. The locks, and what is only read, stand on lines of a
/// processor's cache that nothing else is on: threads that send to reactors of their own change nothing that another reads.
///
/// Each insertion looks at a few entries, of one shard after the other, and removes those whose reactor is gone, so that
/// what is kept is bounded by what lives.
@usableFromInline
// The memory of the shards is made once; each is behind its lock.
final class ReactorTable: ReactorStore, @unchecked Sendable {
  @usableFromInline static let shared = ReactorTable()

  /// What is known of a reactor; its life keeps its address from being used again while the entry is there.
  private struct Entry {
    let runtime: AnyObject
    let life: ReactorLife
    /// When a sweep found the reactor gone, counted in sweeps of the table; `.max` if none has.
    ///
    /// Its deinit may still be running then, and ask for the state, so the entry is kept for a while.
    var condemned = Int.max
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
      entries.place(of: key).flatMap { entries[place: $0]?.runtime }
    }

    /// Condemns what is dead among the next few entries, and takes out what was condemned long ago.
    mutating func sweep(at now: Int) -> Sweepings {
      var sweepings = Sweepings()
      for _ in 0..<min(8, entries.capacity) {
        cursor = (cursor + 1) % entries.capacity
        guard let entry = entries[place: cursor] else { continue }
        if let reactor = entry.life.reactor {
          sweepings.alive.append(reactor)
        } else if entry.condemned == .max {
          entries[place: cursor]?.condemned = now
          sweepings.condemned.append(entry.life)
        } else if now - entry.condemned > ReactorTable.graceTime {
          _ = entries.remove(entries.key(at: cursor))
          sweepings.removed.append(entry)
        }
      }
      return sweepings
    }
  }

  private static let shardCount = 64
  /// How many sweeps the entry of a dead reactor is kept for.
  private static let graceTime = 1024
  private let shards = UnsafeMutablePointer<Place>.allocate(capacity: shardCount)
  /// Ends the line of what stands before it, and has the object begin with one.
  private let padding = SIMD8<UInt64>()
  /// How many sweeps there were.
  ///
  /// Each insertion sweeps one shard, in turn: reactors at reused addresses keep to a few.
  private let sweeps = Atomic(0)

  /// A shard, on a line of its own.
  ///
  /// Not an object of its own, since to retain that would be to change what is shared.
  private struct Place: ~Copyable, Sendable {
    let shard = Guarded(Shard())
    private let padding = SIMD8<UInt64>()
  }

  override init() {
    super.init(isTable: true)
    for index in 0..<Self.shardCount { (shards + index).initialize(to: Place()) }
  }

  deinit {
    shards.deinitialize(count: Self.shardCount)
    shards.deallocate()
  }

  private func shardIndex(for key: UInt) -> Int {
    Int(truncatingIfNeeded: addressHash(key)) & (Self.shardCount - 1)
  }

  @inlinable
  func runtime<R: Reactor>(ofListed reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
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
    return shards[shardIndex(for: key)].shard.withLock { $0.runtime(for: key) }
  }

  /// Keeps a runtime, unless another thread was first, and returns the one that is kept.
  @usableFromInline
  func keep(_ made: AnyObject, _ life: ReactorLife, of reactor: AnyObject) -> AnyObject {
    let key = UInt(bitPattern: ObjectIdentifier(reactor))
    let kept = shards[shardIndex(for: key)].shard.withLock { shard -> AnyObject in
      if let present = shard.runtime(for: key) { return present }
      shard.entries.insert(Entry(runtime: made, life: life), for: key)
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
    (0..<Self.shardCount).reduce(0) { sum, index in sum + shards[index].shard.withLock { $0.entries.count } }
  }
}

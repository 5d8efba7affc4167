import Synchronization

/// Whose turn it is to deliver what a lock guards: taken under that lock, given up without it.
///
/// To give it up is one atomic operation, where a second round of the lock would be two. Who comes meanwhile, under the
/// lock, leaves what there is to do and says so here; the one whose turn it is then comes back for it.
@usableFromInline
struct Turn: ~Copyable {
  // 0 nobody's, 1 somebody's, 2 somebody's, for whom something waits. All changes but that from 1 to 0 are made under the
  // lock: what is found to be 0 under the lock stays 0 under it.
  @usableFromInline let phase = Atomic<UInt8>(0)

  @usableFromInline
  init() {}

  /// Takes the turn, or tells the one who has it that something waits; called under the lock.
  ///
  /// - Returns: whether it is the caller's turn now; otherwise the caller leaves what there is to do, under the same lock.
  @inlinable
  borrowing func take() -> Bool {
    if isSomebodys() { return false }
    phase.store(1, ordering: .relaxed)
    return true
  }

  /// Whether somebody else has the turn, and has been told that something waits; called under the lock.
  @inlinable
  borrowing func isSomebodys() -> Bool {
    if phase.load(ordering: .acquiring) == 0 { return false }
    // It may be given up at this moment.
    return phase.compareExchange(expected: 1, desired: 2, ordering: .acquiringAndReleasing).original != 0
  }

  /// Gives the turn up, unless something waits; called by the one who has it, without the lock.
  @inlinable
  borrowing func giveUp() -> Bool {
    phase.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Keeps the turn, to do what waits; called under the lock, by the one who has it and takes out what waits.
  @inlinable
  borrowing func keep() {
    phase.store(1, ordering: .relaxed)
  }
}

import Synchronization

/// A value behind a lock, also one that is not Sendable.
@usableFromInline
// The value is only reached through `withLock`. What a caller takes out of it follows the rules of the streams:
// elements that cross threads are Sendable wherever the compiler checks (see `Observable: Sendable`).
package struct Guarded<Value>: ~Copyable, @unchecked Sendable {
  @usableFromInline let mutex: Mutex<Unchecked<Value>>

  /// Handed from one holder of the lock to the next.
  ///
  /// On Linux a contended mutex is passed on by the kernel, which the thread sanitizer does not see; these two plain
  /// moves let it, so that what it reports are real races.
  @usableFromInline let handover = Atomic(false)

  @inlinable
  package init(_ value: Value) {
    mutex = Mutex(Unchecked(value))
  }

  /// Runs `body` with the value; `body` must not call code that it does not know.
  @inlinable
  package borrowing func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { box in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(true, ordering: .releasing) }
      return Unchecked(try body(&box.value))
    }.value
  }
}

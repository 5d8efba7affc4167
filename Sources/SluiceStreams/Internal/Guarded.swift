import Synchronization

/// A value behind a lock, also one that is not Sendable.
@usableFromInline
package struct Guarded<Value>: ~Copyable, @unchecked Sendable {
  // The value is only reached through `withLock`. What a caller takes out of it follows the rules of the streams:
  // elements that cross threads are Sendable wherever the compiler checks (see `Observable: Sendable`).
  @usableFromInline let mutex: Mutex<Unchecked<Value>>

  @inlinable
  package init(_ value: Value) {
    mutex = Mutex(Unchecked(value))
  }

  /// Runs `body` with the value; `body` must not call code that it does not know.
  @inlinable
  package borrowing func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { box in Unchecked(try body(&box.value)) }.value
  }
}

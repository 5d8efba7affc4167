import Sluice

/// Holds a reactor that any thread may let go of.
package final class Holder: Sendable {
  private let held: Guarded<(any CountReactor)?>

  /// A holder of `reactor`.
  package init(_ reactor: sending (any CountReactor)?) {
    held = Guarded(reactor)
  }

  /// The reactor, while it is held.
  package var reactor: (any CountReactor)? {
    held.withLock { $0 }
  }

  /// Holds `reactor` from now on.
  package func hold(_ reactor: any CountReactor) {
    held.withLock { $0 = reactor }
  }

  /// Lets go of the reactor.
  package func letGo() {
    // Released where no lock is held.
    _ = held.withLock { $0.take() }
  }
}

import Sluice
import Synchronization

/// Holds a reactor that any thread may let go of.
public final class Holder: Sendable {
  private let held: Mutex<(any CountReactor)?>

  /// A holder of `reactor`.
  public init(_ reactor: sending (any CountReactor)?) {
    held = Mutex(reactor)
  }

  /// The reactor, while it is held.
  public var reactor: (any CountReactor)? {
    held.withLock { $0 }
  }

  /// Holds `reactor` from now on.
  public func hold(_ reactor: any CountReactor) {
    held.withLock { $0 = reactor }
  }

  /// Lets go of the reactor.
  public func letGo() {
    // Released where no lock is held.
    _ = held.withLock { $0.take() }
  }
}

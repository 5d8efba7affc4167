import Synchronization

/// Counts the objects that it made and that are still alive.
public final class LifetimeTracker: Sendable {
  private let count = Atomic(0)

  /// A tracker of nothing yet.
  public init() {}

  /// How many of the objects are alive.
  public var alive: Int {
    count.load(ordering: .acquiring)
  }

  /// An object to be captured by what is tested.
  public func object() -> Tracked {
    Tracked(self)
  }

  /// An object whose life is counted.
  public final class Tracked: Sendable {
    private let tracker: LifetimeTracker

    fileprivate init(_ tracker: LifetimeTracker) {
      self.tracker = tracker
      tracker.count.add(1, ordering: .relaxed)
    }

    deinit {
      tracker.count.subtract(1, ordering: .releasing)
    }

    /// Does nothing; keeps the object captured.
    public func touch() {}
  }
}

/// Something for a closure to capture, so that a test can see when the closure is released.
public final class Tracker: Sendable {
  /// A new object.
  public init() {}

  /// Does nothing; called by the closure that captures the tracker.
  public func touch() {}
}

/// A weak reference, to ask whether an object is still alive.
public struct WeakReference<Object: AnyObject> {
  /// The object, as long as it lives.
  public private(set) weak var object: Object?

  /// A reference to `object`, which it does not keep alive.
  public init(_ object: Object) {
    self.object = object
  }
}

/// A weak reference, to ask whether an object is still alive.
public struct WeakReference<Object: AnyObject> {
  /// The object, as long as it lives.
  public private(set) weak var object: Object?

  /// A reference to `object`, which it does not keep alive.
  public init(_ object: Object) {
    self.object = object
  }
}

/// Calls a closure when it is released.
public final class AtRelease: Sendable {
  private let action: @Sendable () -> Void

  /// An object that calls `action` at its end.
  public init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}

/// Something that can be ended: a subscription, a timer, a resource.
public protocol Disposable: Sendable {
  /// Ends it; calling again does nothing.
  func dispose()
}

/// A disposable that tells whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}

import Synchronization

/// A disposable that only remembers that it was disposed.
public final class BooleanDisposable: Cancelable {
  private let flag: Atomic<Bool>

  /// A disposable that is, or is not yet, disposed.
  public init(isDisposed: Bool = false) {
    flag = Atomic(isDisposed)
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    flag.load(ordering: .acquiring)
  }

  /// Marks it as disposed.
  public func dispose() {
    flag.store(true, ordering: .releasing)
  }
}

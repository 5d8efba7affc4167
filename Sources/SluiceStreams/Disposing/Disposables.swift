import Synchronization

/// Makers of disposables.
public enum Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable {
    NopDisposable()
  }

  /// A disposable that runs `dispose` the first time it is disposed.
  @available(swift, introduced: 6)
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    running(dispose)
  }

  @usableFromInline
  static func running(_ dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes each of `disposables`.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// A disposable that disposes each of `disposables`.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NopDisposable: Disposable {
  func dispose() {}
}

private final class AnonymousDisposable: Cancelable {
  /// The action, until it has run; released before it is called.
  ///
  /// What it captures is Sendable wherever the compiler checks; Swift 5 code answers for its own captures.
  private let action: Guarded<(() -> Void)?>
  #if DEBUG
    private let entry = ResourceEntry(AnonymousDisposable.self)
  #endif

  init(_ action: @escaping () -> Void) {
    self.action = Guarded(action)
  }

  var isDisposed: Bool {
    action.withLock { $0 == nil }
  }

  func dispose() {
    action.withLock { $0.take() }?()
  }
}

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

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
  /// In a structure of its own: a bare closure behind a generic lock would be wrapped once more at each access.
  private struct Action {
    let run: () -> Void
  }

  /// The action, until it has run; released before it is called.
  ///
  /// What it captures is Sendable wherever the compiler checks; Swift 5 code answers for its own captures.
  private let action: Guarded<Action?>
  #if DEBUG
    private let entry = ResourceEntry(AnonymousDisposable.self)
  #endif

  init(_ action: @escaping () -> Void) {
    self.action = Guarded(Action(run: action))
  }

  var isDisposed: Bool {
    action.withLock { $0 == nil }
  }

  func dispose() {
    action.withLock { $0.take() }?.run()
  }
}

/// Disposes another disposable once it has been disposed itself and nobody retains it.
///
/// Each `retain()` gives out a disposable; the one held is disposed when this one and all those have been, in any order.
public final class RefCountDisposable: Cancelable, DisposableHolder {
  private struct State {
    var held: (any Disposable)?
    var retains = 0
    var isDisposed = false

    /// Gives out what is held when nobody needs it any more.
    mutating func release() -> [Resource] {
      guard isDisposed, retains == 0, let last = held.take() else { return [] }
      return [.other(last)]
    }
  }

  private let state: Guarded<State>

  /// A counter of references to `disposable`.
  public init(disposable: any Disposable) {
    state = Guarded(State(held: disposable))
  }

  deinit {
    var held = state.withLock { $0.held.take().map { [$0] } } ?? []
    DeferredRelease.release(&held)
  }

  /// Whether `dispose()` was called; what is held may still be retained.
  public var isDisposed: Bool {
    state.withLock { $0.isDisposed }
  }

  /// A disposable without which the one held is not disposed; after `dispose()`, one that does nothing.
  public func retain() -> any Disposable {
    let isRetained = state.withLock { state in
      if !state.isDisposed { state.retains += 1 }
      return !state.isDisposed
    }
    return isRetained ? Dependent(self) : Disposables.create()
  }

  /// Disposes what is held, or leaves that to the last who retains it.
  public func dispose() {
    Disposal.run(surrender())
  }

  func surrender() -> [Resource] {
    state.withLock { state in
      guard !state.isDisposed else { return [] }
      state.isDisposed = true
      return state.release()
    }
  }

  private func drop() -> [Resource] {
    state.withLock { state in
      state.retains -= 1
      return state.release()
    }
  }

  /// One who retains.
  final class Dependent: Cancelable, DisposableHolder {
    private let counter: Guarded<RefCountDisposable?>

    init(_ counter: RefCountDisposable) {
      self.counter = Guarded(counter)
    }

    var isDisposed: Bool {
      counter.withLock { $0 == nil }
    }

    func dispose() {
      Disposal.run(surrender())
    }

    func surrender() -> [Resource] {
      counter.withLock { $0.take() }?.drop() ?? []
    }
  }
}

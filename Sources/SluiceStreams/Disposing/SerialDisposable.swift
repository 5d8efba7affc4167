/// Holds one disposable at a time; setting another disposes the one before.
public final class SerialDisposable: Cancelable, DisposableHolder {
  private enum State {
    case holding((any Disposable)?)
    case disposed
  }

  private let state = Guarded(State.holding(nil))

  /// A holder of nothing.
  public init() {}

  deinit {
    var held = surrender()
    DeferredRelease.release(&held)
  }

  /// Whether the holder was disposed.
  public var isDisposed: Bool {
    state.withLock { if case .disposed = $0 { true } else { false } }
  }

  /// The disposable held; setting disposes the one before, or the new one if the holder was disposed.
  public var disposable: any Disposable {
    get {
      state.withLock { if case .holding(let held?) = $0 { held } else { nil } } ?? Disposables.create()
    }
    set {
      let unwanted: (any Disposable)? = state.withLock { state in
        guard case .holding(let previous) = state else { return newValue }
        state = .holding(newValue)
        return previous
      }
      unwanted?.dispose()
    }
  }

  /// Disposes what is held, and whatever is set later.
  public func dispose() {
    Disposal.run(surrender())
  }

  func surrender() -> [Resource] {
    let held: (any Disposable)? = state.withLock { state in
      guard case .holding(let held) = state else { return nil }
      state = .disposed
      return held
    }
    return held.map { [.other($0)] } ?? []
  }
}

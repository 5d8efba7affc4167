import Synchronization

/// Holds one disposable at a time; setting another disposes the one before.
public final class SerialDisposable: Cancelable {
  private enum State {
    case holding((any Disposable)?)
    case disposed
  }

  private let state = Guarded(State.holding(nil))

  /// A holder of nothing.
  public init() {}

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
    let held: (any Disposable)? = state.withLock { state in
      guard case .holding(let held) = state else { return nil }
      state = .disposed
      return held
    }
    held?.dispose()
  }
}

/// Holds one disposable that is set once, after the holder was handed out.
public final class SingleAssignmentDisposable: Cancelable {
  private let held = SerialDisposable()
  private let isAssigned = Atomic(false)

  /// A holder of nothing yet.
  public init() {}

  /// Whether the holder was disposed.
  public var isDisposed: Bool {
    held.isDisposed
  }

  /// Sets the disposable; if the holder was disposed already, it is disposed at once.
  ///
  /// Setting a second one is a programming error and stops with a message.
  public func setDisposable(_ disposable: any Disposable) {
    guard !isAssigned.exchange(true, ordering: .acquiringAndReleasing) else {
      preconditionFailure(
        "SingleAssignmentDisposable.setDisposable was called twice; use SerialDisposable to replace a disposable")
    }
    held.disposable = disposable
  }

  /// Disposes what is held, or will be.
  public func dispose() {
    held.dispose()
  }
}

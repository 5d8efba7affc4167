import Synchronization

/// Holds one disposable that is set once, after the holder was handed out.
public final class SingleAssignmentDisposable: Cancelable, DisposableHolder {
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
  /// A second one is a mistake: the first is kept, the second is disposed at once, and an
  /// `AlreadyAssigned` error goes to `SluiceErrors.handler`. To replace a disposable, use a `SerialDisposable`.
  public func setDisposable(_ disposable: any Disposable) {
    guard !isAssigned.exchange(true, ordering: .acquiringAndReleasing) else {
      disposable.dispose()
      return SluiceErrors.report(
        AlreadyAssigned(), "SingleAssignmentDisposable.setDisposable was called again; use SerialDisposable to replace")
    }
    held.disposable = disposable
  }

  /// Disposes what is held, or will be.
  public func dispose() {
    held.dispose()
  }

  func surrender() -> [Resource] {
    held.surrender()
  }

  /// A `SingleAssignmentDisposable` was given a second disposable.
  public struct AlreadyAssigned: Error, CustomStringConvertible {
    /// What happened, in a sentence.
    public var description: String {
      "a disposable was there already; the new one has been disposed"
    }
  }
}

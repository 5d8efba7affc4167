import Synchronization

/// Work that waits for its turn on a scheduler; what runs it, or cancels it, lets go of what it captures.
package final class CancellableWork: Cancelable {
  /// What is to run; taken out when it runs or is cancelled, so that its captures are released then.
  private let action: Guarded<(@Sendable () -> any Disposable)?>
  private let scope = Scope()

  package init(_ action: @escaping @Sendable () -> any Disposable) {
    self.action = Guarded(action)
  }

  package var isDisposed: Bool {
    scope.isDisposed
  }

  /// Runs the work, unless it was cancelled or has run.
  @Sendable
  package func run() {
    let action = action.withLock { $0.take() }
    if !scope.isDisposed, let action { scope.add(action()) }
  }

  /// Cancels the work, or disposes what it returned.
  ///
  /// - Returns: whether the work had not begun.
  @discardableResult
  func cancel() -> Bool {
    let released = action.withLock { $0.take() }
    scope.dispose()
    return released != nil
  }

  package func dispose() {
    cancel()
  }
}

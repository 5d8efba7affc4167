import Synchronization

/// The hooks of RxSwift, by their names.
public enum Hooks {
  /// Takes what is known about the place of an error that nobody handles, and the error.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Makes the lines of a call stack.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// In a structure of its own: a bare closure behind a generic lock would be wrapped once more at each access.
  private struct Kept {
    let capture: CustomCaptureSubscriptionCallstack
  }

  private static let current = Guarded(Kept(capture: { [] }))

  /// Called with each error that nobody handles: another form of `SluiceErrors.handler`.
  ///
  /// Of the lines that it is given, the first says where the error happened; those of
  /// `customCaptureSubscriptionCallstack` follow. Setting it replaces `SluiceErrors.handler`.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get {
      let handler = SluiceErrors.handler
      return { lines, error in handler(error, lines.joined(separator: "\n")) }
    }
    set {
      SluiceErrors.handler = { error, context in newValue([context] + customCaptureSubscriptionCallstack(), error) }
    }
  }

  /// Makes the call stack that `defaultErrorHandler` is given; by default it has no lines.
  ///
  /// It is called where the error is reported, when it is: to capture the stack of every subscription would cost more
  /// than the subscription itself.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { current.withLock { $0.capture } }
    set {
      // The one before is released outside the lock.
      _ = current.withLock { kept in
        defer { kept = Kept(capture: newValue) }
        return kept
      }
    }
  }
}

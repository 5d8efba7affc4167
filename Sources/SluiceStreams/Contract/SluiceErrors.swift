import Synchronization

/// Where errors go that nobody handles; none is swallowed in silence.
public enum SluiceErrors {
  /// Takes an error and a sentence that says where it happened.
  public typealias Handler = @Sendable (_ error: any Error, _ context: String) -> Void

  private static let current = Guarded<Handler>(writeToStandardError)

  /// Called with each error that nobody handles, from the thread on which it happened.
  ///
  /// The default writes one line to standard error.
  public static var handler: Handler {
    get { current.withLock { $0 } }
    set {
      // The handler before is released outside the lock.
      _ = current.withLock { handler in
        defer { handler = newValue }
        return handler
      }
    }
  }

  /// The default handler: writes `context: error` as one line to standard error.
  public static let writeToStandardError: Handler = { error, context in
    StandardError.write("\(context): \(error)\n")
  }

  @usableFromInline
  package static func report(_ error: any Error, _ context: @autoclosure () -> String) {
    handler(error, context())
  }
}

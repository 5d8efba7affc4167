import Synchronization

/// Where errors go that nobody handles; none is swallowed in silence.
public enum SluiceErrors {
  /// Takes an error and a sentence that says where it happened.
  public typealias Handler = @Sendable (_ error: any Error, _ context: String) -> Void

  /// In a structure of its own: a bare closure behind a generic lock would be wrapped once more at each access.
  private struct Kept {
    let handler: Handler
  }

  private static let current = Guarded(Kept(handler: writeToStandardError))

  /// Called with each error that nobody handles, from the thread on which it happened.
  ///
  /// The default writes one line to standard error.
  public static var handler: Handler {
    get { current.withLock { $0.handler } }
    set {
      // The handler before is released outside the lock.
      _ = current.withLock { kept in
        defer { kept = Kept(handler: newValue) }
        return kept
      }
    }
  }

  /// The default handler: writes `context: error` as one line to standard error.
  public static let writeToStandardError: Handler = { error, context in
    StandardError.write(oneLine("\(context): \(error)") + "\n")
  }

  /// `text` with its control characters written out (`\n`, `\u{1B}`), so that it stays one line and moves no cursor.
  package static func oneLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch (scalar.properties.generalCategory, scalar.value) {
      case (.control, _), (.lineSeparator, _), (.paragraphSeparator, _), (_, 0x202A...0x202E), (_, 0x2066...0x2069):
        line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  @usableFromInline
  package static func report(_ error: any Error, _ context: @autoclosure () -> String) {
    handler(error, context())
  }
}

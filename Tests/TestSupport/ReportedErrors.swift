import Sluice

/// The errors that the error handler was told of and whose text has a word of the test's own.
///
/// For errors that the library makes itself; see `ErrorLog` for those that a test raises.
public final class ReportedErrors: Sendable {
  private static let watched = Guarded<[String: [String]]>([:])

  private let word: String

  /// The errors to come whose text has `word`, which no other test may use.
  public init(about word: String) {
    precondition(ErrorLog.isInstalled)
    self.word = word
    Self.watched.withLock { $0[word] = [] }
  }

  /// What the handler was told, oldest first: `context: error`.
  public var reports: [String] {
    Self.watched.withLock { $0[word] ?? [] }
  }

  /// Notes an error for the tests that watch for it; false if none does.
  static func note(_ error: any Error, _ context: String) -> Bool {
    let text = "\(error)"
    return watched.withLock { watched in
      let words = watched.keys.filter(text.contains)
      for word in words { watched[word]?.append("\(context): \(text)") }
      return !words.isEmpty
    }
  }
}

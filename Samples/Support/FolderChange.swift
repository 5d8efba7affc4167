/// What has changed in a folder since it was read.
struct FolderChange: Equatable, Sendable {
  /// The names of the files to be read again; nil for all.
  var changed: Set<String>?
  /// The names of the files that are just being written.
  var unfinished: Set<String>

  /// Everything may have changed.
  static let everything = FolderChange(changed: nil, unfinished: [])
}

/// Decides when a folder that changes is read again: once it has been quiet for a while, and not much later in a burst.
///
/// A file that is being written is left alone until it is closed, or nothing was written to it for a while.
struct FolderChanges {
  typealias Instant = ContinuousClock.Instant

  /// How long no further change comes before the folder is read.
  static let quiet = Duration.milliseconds(50)
  /// How long a change waits at most, however many follow.
  static let patience = Duration.milliseconds(300)
  /// How long nothing is written to a file that is taken for finished, also if it was not closed.
  static let pause = Duration.milliseconds(300)

  /// When the first and the last of the changes came that wait.
  private var waiting: (first: Instant, last: Instant)?
  private var changed: Set<String>? = []
  /// The files that are being written, and when that was seen last.
  private var writing: [String: Instant] = [:]

  /// A file is whole, or gone.
  mutating func noteChange(of name: String, at now: Instant) {
    writing[name] = nil
    changed?.insert(name)
    wait(from: now)
  }

  /// A file is being written, and not whole.
  mutating func noteWriting(of name: String, at now: Instant) {
    writing[name] = now
  }

  /// Nobody knows what has changed.
  mutating func noteEverything(at now: Instant) {
    writing = [:]
    changed = nil
    wait(from: now)
  }

  /// When the folder is to be read; nil while nothing has changed.
  var due: Instant? {
    let pauses = writing.values.map { $0 + Self.pause }
    let change = waiting.map { min($0.last + Self.quiet, $0.first + Self.patience) }
    return (pauses + [change].compactMap(\.self)).min()
  }

  /// What has changed, when the time has come; nil before.
  mutating func take(at now: Instant) -> FolderChange? {
    guard let due, due <= now else { return nil }
    for (name, seen) in writing where seen + Self.pause <= now { noteChange(of: name, at: now) }
    defer { (waiting, changed) = (nil, []) }
    return FolderChange(changed: changed, unfinished: Set(writing.keys))
  }

  private mutating func wait(from now: Instant) {
    waiting = (waiting?.first ?? now, now)
  }
}

import Synchronization

/// A list that any thread may write to, in the order of arrival.
public final class Log<Entry: Sendable>: Sendable {
  private let storage = Mutex<[Entry]>([])

  /// An empty list.
  public init() {}

  /// What was written.
  public var entries: [Entry] {
    storage.withLock { $0 }
  }

  /// Writes an entry.
  public func append(_ entry: Entry) {
    storage.withLock { $0.append(entry) }
  }
}

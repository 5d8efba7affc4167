import Synchronization

/// A list that any thread may add to, in the order of arrival.
public final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  /// An empty list.
  public init() {}

  /// Adds a note.
  public func add(_ note: Note) {
    notes.withLock { $0.append(note) }
  }

  /// What was added.
  public var all: [Note] {
    notes.withLock { $0 }
  }

  /// How many notes there are.
  public var count: Int {
    notes.withLock { $0.count }
  }
}

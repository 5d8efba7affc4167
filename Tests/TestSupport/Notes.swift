import SluiceStreams

/// A list that any thread may add to, in the order of arrival.
///
/// Behind the library's lock, which the thread sanitizer sees handed over.
public final class Notes<Note: Sendable>: Sendable {
  private let notes = Guarded<[Note]>([])

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

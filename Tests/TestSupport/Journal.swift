import Synchronization

/// Notes from any thread, in the order in which they were made.
public final class Journal<Entry: Sendable>: Sendable {
  private let content = Mutex<[Entry]>([])

  /// An empty journal.
  public init() {}

  /// What was noted.
  public var entries: [Entry] {
    content.withLock { $0 }
  }

  /// How much was noted.
  public var count: Int {
    content.withLock { $0.count }
  }

  /// Notes `entry`.
  public func note(_ entry: Entry) {
    content.withLock { $0.append(entry) }
  }
}

/// A number that any thread may change.
public final class Tally: Sendable {
  private let number = Atomic(0)

  /// A tally at 0.
  public init() {}

  /// The number now.
  public var value: Int {
    number.load(ordering: .sequentiallyConsistent)
  }

  /// Adds to the number.
  ///
  /// - Returns: the number afterwards.
  @discardableResult
  public func add(_ amount: Int = 1) -> Int {
    number.add(amount, ordering: .sequentiallyConsistent).newValue
  }
}

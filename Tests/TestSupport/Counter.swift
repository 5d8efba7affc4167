import Synchronization

/// A number that any thread may count up.
public final class Counter: Sendable {
  private let storage: Atomic<Int>

  /// A counter at `value`.
  public init(_ value: Int = 0) {
    storage = Atomic(value)
  }

  /// The present number.
  public var value: Int {
    storage.load(ordering: .acquiring)
  }

  /// Adds `amount`, and gives the number after it.
  @discardableResult
  public func add(_ amount: Int = 1) -> Int {
    storage.add(amount, ordering: .acquiringAndReleasing).newValue
  }
}

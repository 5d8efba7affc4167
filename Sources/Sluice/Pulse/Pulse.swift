/// A field of a state that counts how often it was set, so that setting the same value again is seen.
///
///     struct State {
///       @Pulse var alert: String?
///     }
///
///     reactor.pulse(\.$alert).compactMap { $0 }.subscribe(onNext: show)
@propertyWrapper
public struct Pulse<Value> {
  /// How often the field was set; 0 for the value that it began with.
  public private(set) var valueUpdatedCount: UInt = 0

  /// The value.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// A field that begins with `wrappedValue`.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value; setting it counts, also if it stays the same.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value with its count.
  public var projectedValue: Pulse<Value> {
    self
  }
}

extension Pulse: Sendable where Value: Sendable {}
extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}

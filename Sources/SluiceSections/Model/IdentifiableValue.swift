/// A value that is its own identity, so that a plain value can be an item of an animated list.
///
/// A change of the value is then shown as one item that goes and another that comes.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType, Hashable {
  /// The value.
  public let value: Value

  /// `value`, identified by itself.
  public init(_ value: Value) {
    self.value = value
  }

  /// The value itself.
  public var identity: Value { value }
}

extension IdentifiableValue: Sendable where Value: Sendable {}

extension IdentifiableValue: CustomStringConvertible {
  /// The value as text.
  public var description: String { "\(value)" }
}

extension IdentifiableValue: CustomDebugStringConvertible {
  /// The value as text.
  public var debugDescription: String { "\(value)" }
}

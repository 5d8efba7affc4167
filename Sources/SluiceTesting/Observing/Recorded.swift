/// A value with the virtual time at which it was, or is to be, seen.
///
///     let events: [Recorded<Event<Int>>] = [.next(210, 1), .completed(230)]
public struct Recorded<Value> {
  /// The time, in ticks.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// A value at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// The value and the time as text: `next(1) @ 210`.
  public var debugDescription: String {
    "\(value) @ \(time)"
  }
}

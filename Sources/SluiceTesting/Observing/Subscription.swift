/// When a subscription to a test observable began and ended.
///
///     #expect(source.subscriptions == [Subscription(200, 230), Subscription(240)])
public struct Subscription: Hashable, Sendable {
  /// When it began.
  public let subscribe: TestTime
  /// When it ended; the greatest time there is, as long as it has not.
  public internal(set) var unsubscribe: TestTime

  /// A subscription that has not ended.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription between two times.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// The times as text: `(200 : 1000)`, or `(200 : Infinity)` for one that has not ended.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}

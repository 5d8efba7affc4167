/// A virtual clock that counts in the units of real schedulers.
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  // Adds no state.

  /// A scheduler whose clock shows `initialClock`, by default the time at which virtual time begins in this process.
  public init(initialClock: RxTime = .virtualOrigin) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Virtual time that is a scheduler's time, unchanged.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// A converter.
  public init() {}

  /// The time itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The time itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// The interval itself.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: RxTimeInterval) -> RxTimeInterval {
    virtualTimeInterval
  }

  /// The interval itself.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> RxTimeInterval { timeInterval }

  /// The sum.
  public func offsetVirtualTime(_ time: RxTime, offset: RxTimeInterval) -> RxTime { time.advanced(by: offset) }

  /// How `lhs` lies to `rhs`.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

extension RxTime {
  /// The point that virtual clocks count from: the same for all in a process, and of no meaning beyond it.
  public static let virtualOrigin = RxTime.now
}

import SluiceStreams

/// Virtual time in ticks of a given length.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let tick: Duration

  init(resolution: Double) {
    precondition(
      resolution > 0, "the resolution of a TestScheduler is the length of a tick in seconds: \(resolution) is not > 0")
    tick = .seconds(resolution)
  }

  /// The point in a scheduler's time that a virtual time stands for.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    .virtualOrigin.advanced(by: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The virtual time nearest to a point in a scheduler's time.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    convertToVirtualTimeInterval(RxTime.virtualOrigin.duration(to: time))
  }

  /// So many ticks as a span of a scheduler's time.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> RxTimeInterval {
    tick * virtualTimeInterval
  }

  /// How many ticks a span takes, to the nearest, and at most 2^53 in either direction.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> TestTime {
    let limit = 0x1p53
    return Int(min(max((timeInterval / tick).rounded(), -limit), limit))
  }

  /// The sum.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? (offset < 0 ? .min : .max) : sum
  }

  /// How `lhs` lies to `rhs`.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

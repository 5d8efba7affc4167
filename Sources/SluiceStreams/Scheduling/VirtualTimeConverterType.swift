/// How a virtual clock counts: its units of time, and what they are in a scheduler's time.
///
/// The functions only compute: they are called while a virtual clock is locked, and must not use it.
public protocol VirtualTimeConverterType: Sendable {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit: Sendable
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit: Sendable

  /// The point in a scheduler's time that a virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual time nearest to a point in a scheduler's time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The span of a scheduler's time that a virtual interval stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> RxTimeInterval

  /// The virtual interval nearest to a span of a scheduler's time.
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> VirtualTimeIntervalUnit

  /// The virtual time that lies `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// How `lhs` lies to `rhs`.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How one virtual time lies to another.
public enum VirtualTimeComparison: Sendable {
  /// The first is earlier.
  case lessThan
  /// Both are the same.
  case equal
  /// The first is later.
  case greaterThan
}

extension VirtualTimeConverterType {
  func isLater(_ lhs: VirtualTimeUnit, than rhs: VirtualTimeUnit) -> Bool {
    compareVirtualTime(lhs, rhs) == .greaterThan
  }
}

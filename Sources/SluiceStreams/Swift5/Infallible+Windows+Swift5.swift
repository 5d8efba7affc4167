// Swift 5 code sees the forms here, whose closures may capture anything and whose elements need not be Sendable, instead
// of those introduced in Swift 6. Both do the same.

extension InfallibleType {
  /// `buffer(timeSpan:count:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]> {
    Infallible<[Element]>(raw: errorless.buffering(timeSpan, count, scheduler))
  }

  /// `window(timeSpan:count:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Infallible<Infallible<Element>> {
    windowing(timeSpan, count, scheduler)
  }

  /// `groupBy(keySelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) -> Key
  ) -> Infallible<GroupedInfallible<Key, Element>> {
    grouping(by: keySelector)
  }
}

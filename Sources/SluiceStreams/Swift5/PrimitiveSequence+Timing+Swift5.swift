// In Swift 6 mode only Sendable elements cross threads. Swift 5 code is not checked.

@_documentation(visibility: internal)
extension PrimitiveSequence {
  /// `delay(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaying(dueTime, scheduler: scheduler))
  }

  /// `delaySubscription(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delayingSubscription(dueTime, scheduler: scheduler))
  }

  /// `observe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observing(on: scheduler))
  }

  /// `subscribe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribing(on: scheduler))
  }
}

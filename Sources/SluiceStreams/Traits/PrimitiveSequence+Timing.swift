extension PrimitiveSequence {
  /// The sequence with its outcome sent `dueTime` later; an error is sent at once.
  @available(swift, introduced: 6)
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
    PrimitiveSequence(raw: source.delaying(dueTime, scheduler: scheduler))
  }

  /// The sequence, subscribed to when `dueTime` has passed.
  @available(swift, introduced: 6)
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
    PrimitiveSequence(raw: source.delayingSubscription(dueTime, scheduler: scheduler))
  }

  /// The sequence with its outcome sent on `scheduler`.
  @available(swift, introduced: 6)
  public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
    PrimitiveSequence(raw: source.observing(on: scheduler))
  }

  /// The sequence, subscribed to and disposed on `scheduler`; its outcome arrives where its source sends it.
  @available(swift, introduced: 6)
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
    PrimitiveSequence(raw: source.subscribing(on: scheduler))
  }

  /// The sequence, failing with `RxError.timeout` when it has no outcome within `dueTime`.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.endingWithElement().timeout(dueTime, scheduler: scheduler))
  }

  /// The sequence, replaced by `other`, which is not timed, when it has no outcome within `dueTime`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.endingWithElement().timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

// In Swift 6 mode only Sendable elements cross threads. Swift 5 code is not checked.

@_documentation(visibility: internal)
extension InfallibleType {
  /// `debounce(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.debouncing(dueTime, scheduler: scheduler))
  }

  /// `throttle(_:latest:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: errorless.throttling(dueTime, latest: latest, scheduler: scheduler))
  }

  /// `delay(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.delaying(dueTime, scheduler: scheduler))
  }

  /// `delaySubscription(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.delayingSubscription(dueTime, scheduler: scheduler))
  }

  /// `observe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.observing(on: scheduler))
  }

  /// `subscribe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.subscribing(on: scheduler))
  }
}

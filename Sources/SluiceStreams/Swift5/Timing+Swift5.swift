// In Swift 6 mode only Sendable elements cross threads. Swift 5 code is not checked.

@_documentation(visibility: internal)
extension ObservableType {
  /// `observe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observing(on: scheduler)
  }

  /// `subscribe(on:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribing(on: scheduler)
  }

  /// `delay(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    delaying(dueTime, scheduler: scheduler)
  }

  /// `delaySubscription(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    delayingSubscription(dueTime, scheduler: scheduler)
  }

  /// `debounce(_:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    debouncing(dueTime, scheduler: scheduler)
  }

  /// `throttle(_:latest:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttling(dueTime, latest: latest, scheduler: scheduler)
  }

  /// `buffer(timeSpan:count:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    buffering(timeSpan, count, scheduler)
  }

  /// `window(timeSpan:count:scheduler:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    windowing(timeSpan, count, scheduler)
  }
}

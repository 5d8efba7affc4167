extension InfallibleType {
  /// The elements that no other follows within `dueTime`, each sent when that time has passed.
  ///
  /// One that waits when the stream completes is sent first; there is no error that could drop it.
  @available(swift, introduced: 6)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  where Element: Sendable {
    Infallible(raw: errorless.debouncing(dueTime, scheduler: scheduler))
  }

  /// At most one element in every window of `dueTime`: the first at once, and with `latest` the last at the window's end.
  @available(swift, introduced: 6)
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: errorless.throttling(dueTime, latest: latest, scheduler: scheduler))
  }

  /// The stream with its elements and its completion sent `dueTime` later; no error overtakes them.
  @available(swift, introduced: 6)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  where Element: Sendable {
    Infallible(raw: errorless.delaying(dueTime, scheduler: scheduler))
  }

  /// The stream, subscribed to when `dueTime` has passed.
  @available(swift, introduced: 6)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  where Element: Sendable {
    Infallible(raw: errorless.delayingSubscription(dueTime, scheduler: scheduler))
  }

  /// The stream with its events sent on `scheduler`.
  @available(swift, introduced: 6)
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: errorless.observing(on: scheduler))
  }

  /// The stream, subscribed to and disposed on `scheduler`; its events arrive where its source sends them.
  @available(swift, introduced: 6)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: errorless.subscribing(on: scheduler))
  }
}

extension InfallibleType {
  /// What the stream sends within `duration` from the subscription.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.take(for: duration, scheduler: scheduler))
  }

  /// What the stream sends after `duration` from the subscription has passed.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: errorless.skip(duration, scheduler: scheduler))
  }

  /// The stream, continued by `other` when nothing arrives for `dueTime`.
  ///
  /// There is no form without `other`, which would fail.
  ///
  /// - Completes: with its source, or with `other` once that has taken over.
  /// - Fails: never.
  /// - Ordering: kept.
  /// - Reentrancy: an element sent from inside the delivery of another begins the time anew.
  /// - Cancellation: disposes the timer and the stream that runs.
  public func timeout(
    _ dueTime: RxTimeInterval, other: Infallible<Element>, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: errorless.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

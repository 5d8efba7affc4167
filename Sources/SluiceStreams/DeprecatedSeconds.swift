// Times as a number of seconds, as they were written in days when a time was no type of its own; for Swift 5 code only.

extension RxTimeInterval {
  /// So many seconds: 0 if that is no number, and at most some 290 years in either direction.
  fileprivate static func clamped(_ seconds: Double) -> RxTimeInterval {
    let limit = 0x1p33
    return seconds.isNaN ? .zero : .seconds(min(max(seconds, -limit), limit))
  }
}

extension ObservableType {
  /// `throttle(_:latest:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func throttle(
    _ seconds: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttling(.clamped(seconds), latest: latest, scheduler: scheduler)
  }

  /// `debounce(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func debounce(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    debouncing(.clamped(seconds), scheduler: scheduler)
  }

  /// `delay(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func delay(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delaying(.clamped(seconds), scheduler: scheduler)
  }

  /// `delaySubscription(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func delaySubscription(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delayingSubscription(.clamped(seconds), scheduler: scheduler)
  }

  /// `timeout(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func timeout(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(.clamped(seconds), scheduler: scheduler)
  }

  /// `take(for:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func take(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: .clamped(seconds), scheduler: scheduler)
  }

  /// `skip(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func skip(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    skip(.clamped(seconds), scheduler: scheduler)
  }

  /// `buffer(timeSpan:count:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func buffer(timeSpan seconds: Double, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    buffering(.clamped(seconds), count, scheduler)
  }

  /// `window(timeSpan:count:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public func window(
    timeSpan seconds: Double, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    windowing(.clamped(seconds), count, scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
  /// `interval(_:scheduler:)` with a time in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public static func interval(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    interval(.clamped(seconds), scheduler: scheduler)
  }

  /// `timer(_:period:scheduler:)` with times in seconds.
  @available(*, deprecated, message: "write the time as a Duration: .seconds(1), .milliseconds(300)")
  @available(swift, obsoleted: 6)
  public static func timer(
    _ seconds: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.clamped(seconds), period: period.map { .clamped($0) }, scheduler: scheduler)
  }
}

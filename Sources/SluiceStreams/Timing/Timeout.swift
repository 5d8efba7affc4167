extension ObservableType {
  /// The stream, failing with `RxError.timeout` when nothing arrives for `dueTime`.
  ///
  ///     request.timeout(.seconds(10), scheduler: MainScheduler.instance)
  ///
  /// The time is measured from the subscription to the first element, then from element to element.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or with `RxError.timeout` on `scheduler`.
  /// - Ordering: kept.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: passed on, and ends the timer; the source is disposed when its time has run out.
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// The stream, continued by `other` when nothing arrives for `dueTime`.
  ///
  /// Orders, cancels and measures time as `timeout(_:scheduler:)`; it completes and fails with the stream that is
  /// followed at the time. `other` is subscribed to on `scheduler`, and is not timed.
  @inlinable
  public func timeout<Source: ObservableConvertibleType<Element>>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> {
    TimedStage.observable(
      asObservable(), scheduler, TimeoutMachine(dueTime: dueTime, other: other.asObservable()))
  }
}

@usableFromInline
struct TimeoutMachine<Element>: TimedMachine {
  @usableFromInline let dueTime: RxTimeInterval
  @usableFromInline let other: Observable<Element>

  @inlinable
  init(dueTime: RxTimeInterval, other: Observable<Element>) {
    self.dueTime = dueTime
    self.other = other
  }

  @inlinable
  mutating func start() -> TimedStep<Element> {
    TimedStep(alarm: .set(dueTime))
  }

  @inlinable
  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    TimedStep(element: element, alarm: .set(dueTime))
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    TimedStep(end: .replacement(other))
  }
}

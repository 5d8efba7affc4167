extension ObservableType {
  /// At most one element in every window of `dueTime`: the first at once, and with `latest` the last at the window's end.
  ///
  ///     scrollOffset.throttle(.milliseconds(100), scheduler: MainScheduler.instance)
  ///
  /// A window begins with each element that is sent. With a time of zero or less everything is sent at once.
  ///
  /// - Parameters:
  ///   - dueTime: the length of a window.
  ///   - latest: whether the last of the elements that a window held back is sent when the window ends.
  ///   - scheduler: where windows end.
  /// - Completes: with its source; if an element is held back, at the window's end, after that element.
  /// - Fails: with its source, at once; an element that is held back is dropped.
  /// - Ordering: kept.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: drops the element that is held back, with its timer.
  @available(swift, introduced: 6)
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: Sendable {
    throttling(dueTime, latest: latest, scheduler: scheduler)
  }

  @inlinable
  func throttling(_ dueTime: RxTimeInterval, latest: Bool, scheduler: any SchedulerType) -> Observable<Element> {
    TimedStage.observable(asObservable(), scheduler, ThrottleMachine(dueTime: dueTime, latest: latest))
  }
}

@usableFromInline
struct ThrottleMachine<Element>: TimedMachine {
  @usableFromInline let dueTime: RxTimeInterval
  @usableFromInline let latest: Bool
  /// When the window ends in which elements are held back.
  @usableFromInline var windowEnd: RxTime?
  @usableFromInline var pending: Element?
  @usableFromInline var isCompleted = false

  @inlinable
  init(dueTime: RxTimeInterval, latest: Bool) {
    self.dueTime = dueTime
    self.latest = latest
  }

  @inlinable
  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    let now = now()
    guard let windowEnd, now < windowEnd else {
      pending = nil
      windowEnd = now.advanced(by: dueTime)
      return TimedStep(element: element, alarm: .cancel)
    }
    guard latest else { return TimedStep() }
    let isAlarmSet = pending != nil
    pending = element
    return TimedStep(alarm: isAlarmSet ? .keep : .set(now.duration(to: windowEnd)))
  }

  @inlinable
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    if case .completed = end, pending != nil {
      isCompleted = true
      return TimedStep()
    }
    return TimedStep(end: .termination(end))
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    windowEnd = now.advanced(by: dueTime)
    return TimedStep(element: pending.take(), end: isCompleted ? .termination(.completed) : nil)
  }
}

extension ObservableType {
  /// What the stream sends after `duration` from the subscription has passed.
  ///
  ///     keys.skip(.seconds(1), scheduler: MainScheduler.instance)
  ///
  /// - Completes: with its source, also within that time.
  /// - Fails: with its source, also within that time.
  /// - Ordering: kept.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: passed on, and ends the timer.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    TimedStage.observable(asObservable(), scheduler, SkipMachine(duration: duration))
  }
}

private struct SkipMachine<Element>: TimedMachine {
  let duration: RxTimeInterval
  var isOpen = false

  init(duration: RxTimeInterval) {
    self.duration = duration
  }

  mutating func start() -> TimedStep<Element> {
    TimedStep(alarm: .set(duration))
  }

  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    isOpen ? TimedStep(element: element) : TimedStep()
  }

  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    isOpen = true
    return TimedStep()
  }
}

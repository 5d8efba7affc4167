extension ObservableType {
  /// What the stream sends within `duration` from the subscription.
  ///
  ///     gesture.take(for: .seconds(5), scheduler: MainScheduler.instance)
  ///
  /// - Completes: with its source, or when the time has passed, on `scheduler`.
  /// - Fails: with its source, within that time.
  /// - Ordering: kept.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: passed on, and ends the timer; the source is disposed when the time has passed.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    TimedStage.observable(asObservable(), scheduler, TakeMachine(duration: duration))
  }
}

private struct TakeMachine<Element>: TimedMachine {
  let duration: RxTimeInterval

  mutating func start() -> TimedStep<Element> {
    TimedStep(alarm: .set(duration))
  }

  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    TimedStep(element: element)
  }

  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    TimedStep(end: .termination(.completed))
  }
}

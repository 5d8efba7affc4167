extension ObservableType {
  /// The elements that no other follows within `dueTime`, each sent when that time has passed.
  ///
  ///     searchText.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  ///
  /// A time of zero or less still waits for the scheduler's next turn.
  ///
  /// - Completes: with its source, after the element that waits.
  /// - Fails: with its source, at once; the element that waits is dropped.
  /// - Ordering: kept; elements are sent on `scheduler`, the last one before a completion where the source completes.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: drops the element that waits, with its timer.
  @available(swift, introduced: 6)
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  where Element: Sendable {
    debouncing(dueTime, scheduler: scheduler)
  }

  @inlinable
  func debouncing(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    TimedStage.observable(asObservable(), scheduler, DebounceMachine(dueTime: dueTime))
  }
}

@usableFromInline
struct DebounceMachine<Element>: TimedMachine {
  @usableFromInline let dueTime: RxTimeInterval
  @usableFromInline var pending: Element?

  @inlinable
  init(dueTime: RxTimeInterval) {
    self.dueTime = dueTime
  }

  @inlinable
  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    pending = element
    return TimedStep(alarm: .set(dueTime))
  }

  @inlinable
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    if case .completed = end { return TimedStep(element: pending.take(), end: .termination(end)) }
    pending = nil
    return TimedStep(end: .termination(end))
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    TimedStep(element: pending.take())
  }
}

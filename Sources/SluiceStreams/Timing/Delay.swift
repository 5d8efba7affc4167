extension ObservableType {
  /// The stream with its elements and its completion sent `dueTime` later; an error is sent at once.
  ///
  ///     toast.delay(.seconds(3), scheduler: MainScheduler.instance)
  ///
  /// A time of zero or less still waits for the scheduler's next turn.
  ///
  /// - Completes: `dueTime` after its source.
  /// - Fails: with its source, at once; the elements that wait are dropped.
  /// - Ordering: kept; elements are sent on `scheduler`, one at a time.
  /// - Reentrancy: an element sent from inside the delivery of another waits for `dueTime` like any other.
  /// - Cancellation: drops the elements that wait, with their timer.
  @available(swift, introduced: 6)
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  where Element: Sendable {
    delaying(dueTime, scheduler: scheduler)
  }

  @inlinable
  func delaying(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    TimedStage.observable(asObservable(), scheduler, DelayMachine(dueTime: dueTime))
  }
}

@usableFromInline
struct DelayMachine<Element>: TimedMachine {
  @usableFromInline
  enum Item {
    case element(Element)
    case completed
  }

  @usableFromInline let dueTime: RxTimeInterval
  /// What waits, in the order in which it is due; the alarm is set whenever something does.
  @usableFromInline var waiting = Fifo<(item: Item, due: RxTime)>()

  @inlinable
  init(dueTime: RxTimeInterval) {
    self.dueTime = dueTime
  }

  @inlinable
  mutating func next(_ element: Element, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    wait(.element(element), now())
  }

  @inlinable
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    if case .completed = end { return wait(.completed, now()) }
    waiting.removeAll()
    return TimedStep(end: .termination(end))
  }

  @inlinable
  mutating func wait(_ item: Item, _ now: RxTime) -> TimedStep<Element> {
    defer { waiting.append((item, now.advanced(by: dueTime))) }
    return TimedStep(alarm: waiting.isEmpty ? .set(dueTime) : .keep)
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<Element> {
    // The alarm was set for the first that waits, which is due now, though a clock may say a little less.
    sendFirst()
  }

  @inlinable
  mutating func resume(at now: RxTime) -> TimedStep<Element> {
    guard let due = waiting.first?.due else { return TimedStep() }
    return due <= now ? sendFirst() : TimedStep(alarm: .set(now.duration(to: due)))
  }

  @inlinable
  mutating func sendFirst() -> TimedStep<Element> {
    switch waiting.popFirst()?.item {
    case .element(let element): TimedStep(element: element, alarm: .resume)
    case .completed: TimedStep(end: .termination(.completed))
    case nil: TimedStep()
    }
  }
}

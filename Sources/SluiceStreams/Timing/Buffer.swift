extension ObservableType {
  /// The elements in arrays, each sent when `timeSpan` has passed since the one before, or when it has `count` elements.
  ///
  ///     edits.buffer(timeSpan: .seconds(5), count: 100, scheduler: MainScheduler.instance)
  ///
  /// When the time has passed without an element, the array is empty. A time of zero or less is the scheduler's next
  /// turn; a count of zero or less sets no limit.
  ///
  /// - Completes: with its source, after the elements that wait, in an array that may be empty.
  /// - Fails: with its source, at once; the elements that wait are dropped.
  /// - Ordering: kept; arrays are sent on `scheduler`, or, when they are full, where the last element comes.
  /// - Reentrancy: an element sent from inside the delivery of an array belongs to the next one.
  /// - Cancellation: drops the elements that wait, with their timer.
  @available(swift, introduced: 6)
  @inlinable
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]>
  where Element: Sendable {
    buffering(timeSpan, count, scheduler)
  }

  @inlinable
  func buffering(_ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) -> Observable<[Element]> {
    TimedStage.observable(asObservable(), scheduler, BufferMachine(timeSpan: timeSpan, count: count))
  }
}

@usableFromInline
struct BufferMachine<Input>: TimedMachine {
  @usableFromInline let timeSpan: RxTimeInterval
  @usableFromInline let count: Int
  @usableFromInline var waiting: [Input] = []

  @inlinable
  init(timeSpan: RxTimeInterval, count: Int) {
    self.timeSpan = timeSpan
    self.count = count
  }

  @inlinable
  mutating func start() -> TimedStep<[Input]> {
    TimedStep(alarm: .set(timeSpan))
  }

  @inlinable
  mutating func next(_ element: Input, at now: @autoclosure () -> RxTime) -> TimedStep<[Input]> {
    waiting.append(element)
    return waiting.count == count ? flush() : TimedStep()
  }

  @inlinable
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<[Input]> {
    if case .completed = end { return TimedStep(element: waiting, end: .termination(end)) }
    return TimedStep(end: .termination(end))
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<[Input]> {
    flush()
  }

  @inlinable
  mutating func flush() -> TimedStep<[Input]> {
    defer { waiting = [] }
    return TimedStep(element: waiting, alarm: .set(timeSpan))
  }
}

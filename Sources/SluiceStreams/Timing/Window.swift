extension ObservableType {
  /// The elements in windows: streams that follow one another when `timeSpan` has passed, or after `count` elements.
  ///
  ///     clicks.window(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.instance).flatMap { window in
  ///       window.reduce(0) { count, _ in count + 1 }
  ///     }
  ///
  /// The first window opens with the subscription. A window sends what comes while it is subscribed to. A time of zero
  /// or less is the scheduler's next turn; a count of zero or less sets no limit.
  ///
  /// - Completes: with its source, after the open window.
  /// - Fails: with its source, after the open window has failed.
  /// - Ordering: kept; a window completes before the next opens.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: no further window is sent; the source and the timer are disposed when no window is subscribed to
  ///   any more either, at the latest when the open window ends.
  @available(swift, introduced: 6)
  @inlinable
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> where Element: Sendable {
    windowing(timeSpan, count, scheduler)
  }

  @inlinable
  func windowing(
    _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let steps = TimedStage.observable(asObservable(), scheduler, WindowMachine(timeSpan: timeSpan, count: count))
    return AnonymousObservable { sink, scope in
      let windows = Windows(sink, scope)
      steps.attach(Sink(next: windows.take, end: windows.end), windows.held.scope)
    }
  }
}

/// What happens to the open window: it may get an element, and then end, with the next one to open.
@usableFromInline
struct WindowStep<Element> {
  @usableFromInline var element: Element?
  @usableFromInline var opensNext: Bool

  @inlinable
  init(element: Element?, opensNext: Bool) {
    self.element = element
    self.opensNext = opensNext
  }
}

@usableFromInline
struct WindowMachine<Input>: TimedMachine {
  @usableFromInline let timeSpan: RxTimeInterval
  @usableFromInline let count: Int
  @usableFromInline var sent = 0

  @inlinable
  init(timeSpan: RxTimeInterval, count: Int) {
    self.timeSpan = timeSpan
    self.count = count
  }

  @inlinable
  mutating func start() -> TimedStep<WindowStep<Input>> {
    open()
  }

  @inlinable
  mutating func next(_ element: Input, at now: @autoclosure () -> RxTime) -> TimedStep<WindowStep<Input>> {
    sent += 1
    return sent == count ? open(after: element) : TimedStep(element: WindowStep(element: element, opensNext: false))
  }

  @inlinable
  mutating func alarm(at now: RxTime) -> TimedStep<WindowStep<Input>> {
    open()
  }

  @inlinable
  mutating func open(after element: Input? = nil) -> TimedStep<WindowStep<Input>> {
    sent = 0
    return TimedStep(element: WindowStep(element: element, opensNext: true), alarm: .set(timeSpan))
  }
}

/// The windows of one subscription, of which one is open; touched by one step at a time.
@usableFromInline
final class Windows<Element> {
  @usableFromInline let held: HeldScope
  /// Lets go of the stage below with the outer subscription, which windows may outlive.
  @usableFromInline let output: SerializedSink<Observable<Element>>
  @usableFromInline let outer: Scope
  @usableFromInline let open = StateBox<PublishSubject<Element>?>.make(nil)

  @inlinable
  init(_ sink: Sink<Observable<Element>>, _ outer: Scope) {
    output = SerializedSink(sink, outer)
    self.outer = outer
    held = HeldScope(until: outer)
  }

  @inlinable
  func take(_ step: WindowStep<Element>) {
    if let element = step.element { open.value?.onNext(element) }
    guard step.opensNext else { return }
    let next = PublishSubject<Element>()
    let last = open.value
    open.value = next
    last?.onCompleted()
    if !outer.isDisposed { output.next(held.stream(of: next), from: outer) }
  }

  @inlinable
  func end(_ end: Termination) {
    open.value.take()?.on(end.event())
    output.end(end, from: outer)
    held.scope.dispose()
  }
}

extension ObservableType {
  /// A stream of the given elements.
  ///
  /// - Completes: after the last element.
  /// - Fails: never.
  /// - Ordering: as given. On the default scheduler, sequences that are subscribed to together emit by turns.
  /// - Reentrancy: has no state.
  /// - Cancellation: looked at before each element.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// A stream of the elements of an array.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    emitting({ array.makeIterator() }, on: scheduler)
  }

  /// A stream of the elements of a sequence, iterated anew for each subscription.
  @_disfavoredOverload
  @inlinable
  public static func from<Elements: Sequence<Element>>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    emitting({ sequence.makeIterator() }, on: scheduler)
  }

  /// A stream of the value of an optional, or of nothing.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// A stream of the value of an optional, or of nothing, sent on `scheduler`.
  @inlinable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  @inlinable
  static func emitting<Elements: IteratorProtocol<Element>>(
    _ makeIterator: @escaping () -> Elements, on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      var iterator = makeIterator()
      Emission({ iterator.next() }, sink, scope).start(on: scheduler)
    }
  }
}

/// One subscription to a sequence: emits an element a turn.
@usableFromInline
// Turns are taken one after the other: on one trampoline, or each scheduled by the one before.
final class Emission<Element>: @unchecked Sendable {
  @usableFromInline let advance: () -> Element?
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope

  @inlinable
  init(_ advance: @escaping () -> Element?, _ sink: Sink<Element>, _ scope: Scope) {
    self.advance = advance
    self.sink = sink
    self.scope = scope
  }

  @inlinable
  func start(on scheduler: any ImmediateSchedulerType) {
    if scheduler is CurrentThreadScheduler {
      Trampoline.schedule(runTurns)
    } else {
      scope.add(scheduler.scheduleRecursive(()) { [self] _, again in if turn() { again(()) } })
    }
  }

  /// Emits for as long as nobody else waits on this thread's trampoline, then queues up behind those who do.
  @inlinable
  func runTurns() {
    while turn() {
      if !Trampoline.isIdle { return Trampoline.schedule(runTurns) }
    }
  }

  @inlinable
  func turn() -> Bool {
    guard !scope.isDisposed else { return false }
    if let element = advance() {
      sink.next(element)
      return true
    }
    sink.end(.completed)
    return false
  }
}

extension ObservableType {
  /// A stream of states, each made of the one before.
  ///
  ///     Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })
  ///
  /// - Completes: at the first state for which `condition` is false, which is not sent.
  /// - Fails: when `condition` or `iterate` throws.
  /// - Ordering: as made. On the default scheduler, sequences that are subscribed to together emit by turns.
  /// - Reentrancy: each subscription begins anew.
  /// - Cancellation: looked at before each element.
  @available(swift, introduced: 6)
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    generating(from: initialState, while: condition, on: scheduler, iterate)
  }

  static func generating(
    from initialState: Element, while condition: @escaping (Element) throws -> Bool,
    on scheduler: any ImmediateSchedulerType, _ iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      let last = StateBox<Element?>.make(nil)
      emit(to: sink, scope, on: scheduler) {
        let state = try last.value.map(iterate) ?? initialState
        last.value = state
        return try condition(state) ? state : nil
      }
    }
  }

  /// Emits what `advance` gives until it gives nil or throws.
  private static func emit(
    to sink: Sink<Element>, _ scope: Scope, on scheduler: any ImmediateSchedulerType,
    _ advance: @escaping () throws -> Element?
  ) {
    let steps = Sink<Event<Element>>(
      next: { step in
        switch step {
        case .next(let element): sink.next(element)
        case .error(let error): sink.fail(error, scope)
        case .completed: sink.finish(.completed, scope)
        }
      }, end: sink.end)
    let step = { () -> Event<Element>? in
      do { return try advance().map { .next($0) } } catch { return .error(error) }
    }
    Emission(step, steps, scope).start(on: scheduler)
  }

  /// A stream that sends `element` without end.
  ///
  /// - Completes: never.
  /// - Fails: never.
  /// - Ordering: on the default scheduler, sequences that are subscribed to together emit by turns.
  /// - Reentrancy: has no state.
  /// - Cancellation: looked at before each element.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      Emission({ element }, sink, scope).start(on: scheduler)
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// A stream of `count` integers from `start` upwards; of none, if the count is 0 or less.
  ///
  /// - Completes: after the last.
  /// - Fails: with `RxError.overflow` after the greatest integer of the type, if more are asked for.
  /// - Ordering: upwards. On the default scheduler, sequences that are subscribed to together emit by turns.
  /// - Reentrancy: each subscription begins anew.
  /// - Cancellation: looked at before each element.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      let sent = StateBox<Element>.make(0)
      emit(to: sink, scope, on: scheduler) {
        guard sent.value < count else { return nil }
        let (next, isTooGreat) = start.addingReportingOverflow(sent.value)
        guard !isTooGreat else { throw RxError.overflow }
        sent.value += 1
        return next
      }
    }
  }
}

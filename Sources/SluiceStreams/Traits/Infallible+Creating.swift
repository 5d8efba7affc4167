extension Infallible {
  /// Takes the events of an `Infallible` that is being created, from any thread.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// A stream that `subscribe` produces by sending events to the observer that it is given; as `Observable.create`.
  ///
  ///     let ticks = Infallible<Int>.create { observer in
  ///       observer(.next(1))
  ///       observer(.completed)
  ///       return Disposables.create()
  ///     }
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    creating(subscribe)
  }

  static func creating(
    _ subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      raw: .serializing { observer in
        // Serializes what it is given.
        let observer = Unchecked(observer)
        return subscribe { event in observer.value.on(event.event) }
      })
  }

  /// A stream that `factory` makes anew for each subscription.
  @available(swift, introduced: 6)
  @inlinable
  public static func deferred(
    _ factory: @escaping @Sendable () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferring { factory().source })
  }

  /// A stream with a resource of its own, which is disposed together with each subscription.
  @available(swift, introduced: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () -> Resource,
    infallibleFactory: @escaping @Sendable (Resource) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .providing(resourceFactory, to: { infallibleFactory($0).source }))
  }

  /// A stream of states, each made of the one before; completes at the first for which `condition` is false.
  @available(swift, introduced: 6)
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .generating(from: initialState, while: condition, on: scheduler, iterate))
  }
}

extension Infallible {
  /// A stream of one element, sent when it is subscribed to.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(raw: .just(element))
  }

  /// A stream of one element, sent on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// A stream of the given elements.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// A stream of the elements of an array.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// A stream of the elements of a sequence, iterated anew for each subscription.
  @_disfavoredOverload
  public static func from<Elements: Sequence<Element>>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }

  /// A stream of the value of an optional, or of nothing.
  public static func from(optional: Element?) -> Infallible<Element> {
    Infallible(raw: .from(optional: optional))
  }

  /// A stream of the value of an optional, or of nothing, sent on `scheduler`.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: .from(optional: optional, scheduler: scheduler))
  }

  /// A stream that completes at once, with no element.
  public static func empty() -> Infallible<Element> {
    Infallible(raw: .empty())
  }

  /// A stream that never sends anything.
  public static func never() -> Infallible<Element> {
    Infallible(raw: .never())
  }

  /// A stream that sends `element` without end.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .repeatElement(element, scheduler: scheduler))
  }
}

extension Infallible where Element: FixedWidthInteger {
  /// A stream of `count` integers from `start` upwards; of none, if the count is 0 or less.
  ///
  /// If more are asked for, it completes after the greatest integer of the type.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    let numbers = Observable<Element>.range(start: start, count: count, scheduler: scheduler)
    return Infallible(raw: numbers.catching { _ in .empty() })
  }
}

extension Infallible where Element: FixedWidthInteger & Sendable {
  /// A stream that sends 0 after `dueTime`.
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: .timer(dueTime, scheduler: scheduler))
  }

  /// A stream that sends 0 after `dueTime`, then counts up every `period`; without a period it sends 0 only.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval?, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: .timer(dueTime, period: period, scheduler: scheduler))
  }

  /// A stream that counts up from 0, one number every `period`, the first after one period.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: .interval(period, scheduler: scheduler))
  }
}

// Spellings of earlier days that code in the wild still uses.

/// Whether the element that ends a `take` belongs to what is taken.
@available(*, deprecated, renamed: "TakeBehavior")
public typealias TakeUntilBehavior = TakeBehavior

extension ObservableType {
  /// The stream, observed on `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  @available(swift, introduced: 6)
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable {
    observing(on: scheduler)
  }

  /// The stream, subscribed to on `scheduler`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  @available(swift, introduced: 6)
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable {
    subscribing(on: scheduler)
  }

  /// What the stream sends within `duration` from the subscription.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }

  /// The stream, shared for good; a subscriber gets the last `bufferSize` elements first.
  @available(*, deprecated, message: "use share(replay:scope:) with .forever")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// The stream, shared while anyone is subscribed; a subscriber gets the last element first.
  @available(*, deprecated, message: "use share(replay: 1)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1)
  }

  /// The stream with `element` and a completion in place of its error.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// The stream, followed by the one that a handler makes of its error.
  @available(*, deprecated, renamed: "catch(_:)")
  public var catchError: CatchCall<Element> {
    `catch`
  }

  /// The first of the streams, followed by the next one each time one fails, until one completes.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Streams: Sequence>(_ sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }

  /// The stream, subscribed to again after a failure of one type when the stream that the handler made says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The stream, subscribed to again after a failure when the stream that the handler made says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @_disfavoredOverload
  @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The elements up to the first for which `predicate` is false.
  @available(*, deprecated, renamed: "take(while:)")
  @available(swift, introduced: 6)
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The elements until `other` sends its first one.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// The elements up to the first for which `predicate` is true.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @available(swift, introduced: 6)
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// The elements from the first for which `predicate` is false.
  @available(*, deprecated, renamed: "skip(while:)")
  @available(swift, introduced: 6)
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  /// The elements after `other` has sent its first one.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }

  /// The element at position `index`, counted from 0.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> {
    element(at: index)
  }
}

extension PrimitiveSequence {
  /// The sequence, observed on `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observing(on: scheduler))
  }

  /// The sequence, subscribed to on `scheduler`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribing(on: scheduler))
  }

  /// The sequence, followed by the one that `handler` makes of its error.
  @available(*, deprecated, renamed: "catch(_:)")
  @available(swift, introduced: 6)
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    `catch`(handler)
  }

  /// The sequence, subscribed to again after a failure of one type when the stream that the handler made says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// The sequence, subscribed to again after a failure when the stream that the handler made says so.
  @available(*, deprecated, renamed: "retry(when:)")
  @_disfavoredOverload
  @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// The sequence with `element` in place of its error.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes, and calls the closures with the outcome, where the caller runs.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(isolation: isolation, onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}

// The same for Swift 5 code.

extension ObservableType {
  /// `subscribeOn(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(*, deprecated, renamed: "subscribe(on:)")
  @available(swift, obsoleted: 6)
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribing(on: scheduler)
  }

  /// `observeOn(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(*, deprecated, renamed: "observe(on:)")
  @available(swift, obsoleted: 6)
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observing(on: scheduler)
  }

  /// `retryWhen(_:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6)
  public func retryWhen<Trigger: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retrying(when: notificationHandler)
  }

  /// `retryWhen(_:)` after any failure, for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retryingAny(when: notificationHandler)
  }

  /// `takeWhile(_:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "take(while:)")
  @available(swift, obsoleted: 6)
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    taking(.exclusive, while: predicate)
  }

  /// `takeUntil(_:predicate:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @available(swift, obsoleted: 6)
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    taking(behavior) { try !predicate($0) }
  }

  /// `skipWhile(_:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "skip(while:)")
  @available(swift, obsoleted: 6)
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skipping(while: predicate)
  }
}

extension PrimitiveSequence {
  /// `catchError(_:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "catch(_:)")
  @available(swift, obsoleted: 6)
  public func catchError(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catching { try handler($0).source })
  }

  /// `retryWhen(_:)` after any failure, for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retryingAny(when: notificationHandler) }
  }

  /// `retryWhen(_:)` for Swift 5 code, whose closures may capture anything.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6)
  public func retryWhen<Trigger: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retrying(when: notificationHandler) }
  }
}

extension InfallibleType {
  /// The stream with each element transformed.
  @available(swift, introduced: 6)
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible(raw: errorless.mapping(transform))
  }

  /// The stream with each element transformed, without the elements for which `transform` gives nil.
  @available(swift, introduced: 6)
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
    Infallible(raw: errorless.compactMapping(transform))
  }

  /// The running results of folding the elements into `seed`.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.scanning(into: seed) { $0 = accumulator($0, $1) })
  }

  /// The running results of folding the elements into `seed` in place.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping @Sendable (inout Accumulated, Element) -> Void
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.scanning(into: seed, accumulator))
  }

  /// The result of folding all elements into `seed`, once the source completes.
  @available(swift, introduced: 6)
  @inlinable
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.folding(into: seed) { $0 = accumulator($0, $1) })
  }

  /// What `resultSelector` makes of each element and `object`, which is not retained; completes when it is gone.
  @available(swift, introduced: 6)
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: errorless.unretaining(object, resultSelector))
  }

  /// The same stream, with closures called as its events pass and as its subscription begins and ends.
  @available(swift, introduced: 6)
  @inlinable
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      raw: errorless.accompanied(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension InfallibleType {
  /// The elements with their positions, counted from 0.
  @inlinable
  public func enumerated() -> Infallible<(index: Int, element: Element)> {
    Infallible(raw: errorless.enumerated())
  }

  /// The elements together with `object`, which is not retained; completes at the first after the object is gone.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    Infallible(raw: errorless.withUnretained(object))
  }

  /// The stream's events as elements, its completion included; there is no `error` among them.
  @inlinable
  public func materialize() -> Infallible<Event<Element>> {
    Infallible(raw: errorless.materialize())
  }

  /// The same stream; its subscription, events and disposal are printed to standard output, one a line.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      raw: errorless.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// The stream, subscribed to once for all who subscribe; as `ObservableType.share(replay:scope:)`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(raw: errorless.share(replay: replay, scope: scope))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The single with its element transformed; it fails when `transform` throws.
  @available(swift, introduced: 6)
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.map(transform))
  }

  /// The element transformed, or nothing if `transform` gives nil.
  @available(swift, introduced: 6)
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.compactMap(transform))
  }

  /// The element if `predicate` is true for it, or nothing.
  @available(swift, introduced: 6)
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.filter(predicate))
  }

  /// The single that `selector` makes of the element.
  @available(swift, introduced: 6)
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Single<Result>) -> Single<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The maybe that `selector` makes of the element.
  @available(swift, introduced: 6)
  public func flatMapMaybe<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The completable that `selector` makes of the element.
  @available(swift, introduced: 6)
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The single with `element` in place of its error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// The same single, with closures called as its outcome passes and as its subscription begins and ends.
  @available(swift, introduced: 6)
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    PrimitiveSequence(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The single itself.
  public func asSingle() -> Single<Element> {
    primitiveSequence
  }

  /// The single as a maybe.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source)
  }

  /// The single without its element.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.ignoreElements())
  }
}

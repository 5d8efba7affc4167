extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The maybe with its element transformed; it fails when `transform` throws.
  @available(swift, introduced: 6)
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
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

  /// The maybe that `selector` makes of the element; nothing if there is none.
  @available(swift, introduced: 6)
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The single that `selector` makes of the element, as a maybe; nothing if there is none.
  @available(swift, introduced: 6)
  public func flatMapSingle<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The completable that `selector` makes of the element; completes if there is none.
  @available(swift, introduced: 6)
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The element, or `element` if there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.ifEmpty(default: element))
  }

  /// The maybe, or `other` if it has no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// The element, or that of `other` if there is none.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// The maybe with `element` in place of its error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// The same maybe, with closures called as its outcome passes and as its subscription begins and ends.
  @available(swift, introduced: 6)
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    PrimitiveSequence(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The maybe as a single, which fails with `RxError.noElements` if there is no element.
  public func asSingle() -> Single<Element> {
    primitiveSequence.source.asSingle()
  }

  /// The maybe itself.
  public func asMaybe() -> Maybe<Element> {
    primitiveSequence
  }

  /// The maybe without its element.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.ignoreElements())
  }
}

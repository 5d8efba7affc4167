extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The single that `selector` makes of the element, as a maybe; nothing if there is none.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapSingle<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Maybe<Result> {
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

  /// The same maybe, with closures called as its outcome passes and as its subscription begins and ends.
  ///
  /// `onCompleted` and `afterCompleted` are called also after an element. An error that a closure throws after the element
  /// was sent is not the outcome any more, and goes to `SluiceErrors.handler`.
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
      raw: primitiveSequence.source.accompanied(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
      ).settled())
  }

  /// The maybe as a single, which fails with `RxError.noElements` if there is no element.
  public func asSingle() -> Single<Element> {
    primitiveSequence.source.asSingle()
  }
}

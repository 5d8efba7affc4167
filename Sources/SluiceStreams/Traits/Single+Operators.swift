extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The maybe that `selector` makes of the element.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapMaybe<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The same single, with closures called as its outcome passes and as its subscription begins and ends.
  ///
  /// An error that `onSuccess` or `onError` throws is the outcome. One that `afterSuccess` or `afterError` throws comes
  /// after it, and goes to `SluiceErrors.handler`.
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
      raw: primitiveSequence.source.accompanied(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
      ).settled())
  }

  /// The single itself.
  public func asSingle() -> Single<Element> {
    primitiveSequence
  }
}

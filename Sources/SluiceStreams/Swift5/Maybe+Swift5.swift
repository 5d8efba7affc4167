// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// `create(subscribe:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    creating(subscribe)
  }

  /// `flatMapSingle(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapSingle<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// `do(onNext:...)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    PrimitiveSequence(
      raw: primitiveSequence.source.accompanied(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
      ).settled())
  }
}

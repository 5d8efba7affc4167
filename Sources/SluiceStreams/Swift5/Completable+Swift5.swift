// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// `create(subscribe:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    creating(subscribe)
  }

  /// `do(onError:...)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    PrimitiveSequence(
      raw: primitiveSequence.source.accompanied(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

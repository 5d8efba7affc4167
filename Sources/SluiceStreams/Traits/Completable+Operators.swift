extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// `second`, subscribed to when this is done.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    PrimitiveSequence(raw: followed(by: second.source))
  }

  /// `second`, subscribed to when this is done.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    PrimitiveSequence(raw: followed(by: second.source))
  }

  /// `second`, subscribed to when this is done.
  public func andThen(_ second: Completable) -> Completable {
    PrimitiveSequence(raw: followed(by: second.source))
  }

  /// `second`, subscribed to when this is done.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    followed(by: second)
  }

  /// This, then `second`.
  public func concat(_ second: Completable) -> Completable {
    andThen(second)
  }

  /// Each of `completables` in turn, subscribed to when the one before is done.
  public static func concat<Completables: Sequence>(_ completables: Completables) -> Completable
  where Completables.Element == Completable {
    PrimitiveSequence(
      raw: AnonymousObservable { sink, scope in
        let rest = StateBox.make(completables.makeIterator())
        let succession = Succession(sink, scope) { end in
          guard case .completed = end, let next = rest.value.next() else { return .end(end) }
          return .follow(next.source)
        }
        succession.perform(rest.value.next().map { .follow($0.source) } ?? .end(.completed))
      })
  }

  /// Each of `completables` in turn, subscribed to when the one before is done.
  public static func concat(_ completables: Completable...) -> Completable {
    concat(completables)
  }

  /// The same completable, with closures called as its outcome passes and as its subscription begins and ends.
  @available(swift, introduced: 6)
  public func `do`(
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    PrimitiveSequence(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The completable as a maybe, which has no element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source)
  }

  /// The completable itself.
  public func asCompletable() -> Completable {
    primitiveSequence
  }

  private func followed<Result>(by second: Observable<Result>) -> Observable<Result> {
    let first = primitiveSequence.source.map { never -> Result in }
    return AnonymousObservable { sink, scope in
      let isFirst = StateBox.make(true)
      Succession(sink, scope) { end in
        guard case .completed = end, isFirst.value else { return .end(end) }
        isFirst.value = false
        return .follow(second)
      }.follow(first)
    }
  }
}

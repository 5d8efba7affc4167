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
    PrimitiveSequence(raw: JoinedObservable([primitiveSequence.source, second.source], maxConcurrent: 1))
  }

  /// `second`, subscribed to when this is done.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    followed(by: second)
  }

  /// `second`, subscribed to when this is done; the result fails when this does.
  public func andThen<Result>(_ second: Infallible<Result>) -> Observable<Result> {
    followed(by: second.source)
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

  /// All of `completables` side by side: done when all are, failing with the first error.
  public static func zip<Completables: Collection>(_ completables: Completables) -> Completable
  where Completables.Element == Completable {
    PrimitiveSequence(raw: Observable<Never>.merge(completables.map(\.source)))
  }

  /// All of `completables` side by side: done when all are, failing with the first error.
  public static func zip(_ completables: Completable...) -> Completable {
    zip(completables)
  }

  /// As `zip`: all of `completables` side by side.
  public static func merge<Completables: Collection>(_ completables: Completables) -> Completable
  where Completables.Element == Completable {
    zip(completables)
  }

  /// As `zip`: all of `completables` side by side.
  public static func merge(_ completables: Completable...) -> Completable {
    zip(completables)
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
      raw: primitiveSequence.source.accompanied(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The completable itself.
  public func asCompletable() -> Completable {
    primitiveSequence
  }

  private func followed<Result>(by second: Observable<Result>) -> Observable<Result> {
    let first = primitiveSequence.source
    let withoutElements = AnonymousObservable<Result> { sink, scope in
      first.attach(Sink(next: { _ in }, end: sink.end), scope)
    }
    return JoinedObservable([withoutElements, second], maxConcurrent: 1)
  }
}

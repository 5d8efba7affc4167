// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension PrimitiveSequence {
  /// `deferred(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferring { try factory().source })
  }

  /// `using(_:primitiveSequenceFactory:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .providing(resourceFactory, to: { try primitiveSequenceFactory($0).source }))
  }

  /// `catch(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catching { try handler($0).source })
  }

  /// `retry(when:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retrying(when: notificationHandler) }
  }

  /// `retry(when:)` for Swift 5 code, whose closures may capture anything.
  @_disfavoredOverload
  @available(swift, obsoleted: 6)
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retryingAny(when: notificationHandler) }
  }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait: ElementTrait {
  /// `map(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.mapping(transform))
  }

  /// `compactMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.compactMapping(transform))
  }

  /// `filter(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.filtering(predicate))
  }

  /// `flatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// `flatMapCompletable(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// `zip(_:_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<First, each Other>(
    _ first: PrimitiveSequence<Trait, First>, _ other: repeat PrimitiveSequence<Trait, each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: PackCombination<Element, First, repeat each Other>(
        .zip, (first.source, repeat (each other).source), resultSelector))
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<Sequences: Collection, Result>(
    _ sequences: Sequences, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Sequences.Element == PrimitiveSequence<Trait, Element> {
    zipping(sequences, resultSelector)
  }
}

/// What is known of a sequence that may have an element: `SingleTrait` or `MaybeTrait`.
public protocol ElementTrait {}

extension SingleTrait: ElementTrait {}
extension MaybeTrait: ElementTrait {}

// What `Single` and `Maybe` have in common; the result has the same trait, unless its type says otherwise.
extension PrimitiveSequenceType where Trait: ElementTrait {
  /// A sequence with the outcome `element`.
  @inlinable
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// A sequence with the outcome `element`, sent on `scheduler`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }

  /// The sequence with its element transformed; it fails when `transform` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.mapping(transform))
  }

  /// The element transformed, or nothing if `transform` gives nil.
  @available(swift, introduced: 6)
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    PrimitiveSequence(raw: primitiveSequence.source.compactMapping(transform))
  }

  /// The element if `predicate` is true for it, or nothing.
  @available(swift, introduced: 6)
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    PrimitiveSequence(raw: primitiveSequence.source.filtering(predicate))
  }

  /// The sequence that `selector` makes of the element; nothing if there is none.
  ///
  ///     api.user(id).flatMap { user in api.avatar(of: user) }
  @available(swift, introduced: 6)
  @inlinable
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The completable that `selector` makes of the element; completes if there is none.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.continued { try selector($0).source })
  }

  /// The sequence with `element` in place of its error.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// The sequence without its element.
  @inlinable
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: primitiveSequence.source.ignoreElements())
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: FixedWidthInteger & Sendable {
  /// A sequence whose element is 0, sent after `dueTime`.
  ///
  /// A time of zero or less still waits for the scheduler's next turn.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

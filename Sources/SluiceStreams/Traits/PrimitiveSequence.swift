/// A stream that is known to be short: a `Single`, a `Maybe` or a `Completable`.
public struct PrimitiveSequence<Trait, Element> {
  @usableFromInline let source: Observable<Element>

  /// `source` has to keep what the trait promises.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// A value that is a primitive sequence; the operators of the traits are defined on it.
public protocol PrimitiveSequenceType {
  /// What is known of the stream: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element

  /// The value as a primitive sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> {
    self
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence as an observable: its element, if it has one, then its completion.
  public func asObservable() -> Observable<Element> {
    source
  }
}

extension PrimitiveSequence {
  /// The sequence as a maybe; that of a completable has no element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence<MaybeTrait, Element>(raw: source)
  }
}

extension PrimitiveSequenceType {
  /// A sequence that fails with `error`.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// A sequence that never has an outcome.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }
}

extension PrimitiveSequence {
  /// A sequence that `factory` makes anew for each subscription; it fails when `factory` throws.
  @available(swift, introduced: 6)
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferring { try factory().source })
  }

  /// A sequence with a resource of its own, which is disposed together with each subscription.
  @available(swift, introduced: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .providing(resourceFactory, to: { try primitiveSequenceFactory($0).source }))
  }

  /// This sequence or `right`, whichever sends an event first; the other is disposed.
  public func amb(_ right: PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.amb(right.source))
  }

  /// The sequence, followed by the one that `handler` makes of its error.
  @available(swift, introduced: 6)
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catching { try handler($0).source })
  }

  /// The sequence with its subscription, events and disposal printed to standard output, one a line.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

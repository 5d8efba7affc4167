// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

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
    PrimitiveSequence(raw: .providing(resourceFactory, to: { try primitiveSequenceFactory($0).source }))
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
    PrimitiveSequence(raw: source.retrying(when: notificationHandler))
  }

  /// `retry(when:)` after any failure, for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retryingAny(when: notificationHandler))
  }
}

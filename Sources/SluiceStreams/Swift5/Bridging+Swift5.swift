// Swift 5 code sees the forms here, whose elements may be anything, instead of those introduced in Swift 6, whose
// elements are Sendable. Both do the same.

@_documentation(visibility: internal)
extension ObservableConvertibleType {
  /// `values` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public var values: StreamValues<Element, any Error> {
    StreamValues(asObservable())
  }

  /// `values(bufferingPolicy:)` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, any Error>.BufferingPolicy
  ) -> StreamValues<Element, any Error> {
    StreamValues(asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// `value` for Swift 5 code, whose element may be anything.
  @available(swift, obsoleted: 6)
  public var value: Element {
    get async throws { try await Unchecked(primitiveSequence.source).value.onlyElement() }
  }

  /// `create(priority:detached:work:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func create(
    priority: TaskPriority? = nil, detached: Bool = false, work: @escaping () async throws -> Element
  ) -> Single<Element> {
    // Swift 5 code answers for what its closure shares with others.
    let work = Unchecked(work)
    return working(priority: priority, detached: detached) { try await work.value() }
  }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// `value` for Swift 5 code, whose element may be anything.
  @available(swift, obsoleted: 6)
  public var value: Element? {
    get async throws { try await Unchecked(primitiveSequence.source).value.lastElement() }
  }
}

@_documentation(visibility: internal)
extension AsyncSequence {
  /// `asObservable()` for Swift 5 code, whose sequences and elements may be anything.
  @available(swift, obsoleted: 6)
  public func asObservable() -> Observable<Element> {
    iterated()
  }
}

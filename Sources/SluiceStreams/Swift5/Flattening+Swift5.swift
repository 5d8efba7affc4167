// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `flatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.merge(maxConcurrent: .max), selector)
  }

  /// `flatMapLatest(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.latest, selector)
  }

  /// `flatMapFirst(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.first, selector)
  }

  /// `concatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.merge(maxConcurrent: 1), selector)
  }
}

// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension InfallibleType {
  /// `flatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.merge(maxConcurrent: .max)) { selector($0).asInfallible() })
  }

  /// `flatMapLatest(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.latest) { selector($0).asInfallible() })
  }

  /// `flatMapFirst(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.first) { selector($0).asInfallible() })
  }

  /// `concatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.merge(maxConcurrent: 1)) { selector($0).asInfallible() })
  }

  /// `flatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.merge(maxConcurrent: .max), selector)
  }

  /// `flatMapLatest(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.latest, selector)
  }

  /// `flatMapFirst(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.first, selector)
  }

  /// `concatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.merge(maxConcurrent: 1), selector)
  }
}

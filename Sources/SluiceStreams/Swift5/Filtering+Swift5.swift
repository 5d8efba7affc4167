// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `filter(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filtering(predicate)
  }

  /// `skip(while:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skipping(while: predicate)
  }

  /// `take(while:behavior:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior, while: predicate)
  }

  /// `take(until:behavior:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior) { try !predicate($0) }
  }

  /// `single(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    onlyElement(where: predicate)
  }

  /// `distinctUntilChanged(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinct(key: keySelector, isEqual: { $0 == $1 })
  }

  /// `distinctUntilChanged(_:)` with a comparer, for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinct(key: { $0 }, isEqual: comparer)
  }

  /// `distinctUntilChanged(_:comparer:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (_ lhs: Key, _ rhs: Key) throws -> Bool
  ) -> Observable<Element> {
    distinct(key: keySelector, isEqual: comparer)
  }
}

// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension InfallibleType {
  /// `filter(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: errorless.filtering(predicate))
  }

  /// `distinctUntilChanged(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: keySelector, isEqual: { $0 == $1 }))
  }

  /// `distinctUntilChanged(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: { $0 }, isEqual: comparer))
  }

  /// `distinctUntilChanged(_:comparer:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key,
    comparer: @escaping (_ lhs: Key, _ rhs: Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: keySelector, isEqual: comparer))
  }

  /// `take(while:behavior:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: errorless.taking(behavior, while: predicate))
  }

  /// `take(until:behavior:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: errorless.taking(behavior) { !predicate($0) })
  }

  /// `skip(while:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: errorless.skipping(while: predicate))
  }
}

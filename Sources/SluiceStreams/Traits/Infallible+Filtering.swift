extension InfallibleType {
  /// The elements for which `predicate` is true.
  @available(swift, introduced: 6)
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: errorless.filtering(predicate))
  }

  /// The elements whose key differs from that of the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: keySelector, isEqual: { $0 == $1 }))
  }

  /// The elements that `comparer` finds different from the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: { $0 }, isEqual: comparer))
  }

  /// The elements whose key `comparer` finds different from that of the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) -> Key,
    comparer: @escaping @Sendable (_ lhs: Key, _ rhs: Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: errorless.distinct(key: keySelector, isEqual: comparer))
  }

  /// The elements up to the first for which `predicate` is false.
  @available(swift, introduced: 6)
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: errorless.taking(behavior, while: predicate))
  }

  /// The elements up to the first for which `predicate` is true.
  @available(swift, introduced: 6)
  @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: errorless.taking(behavior) { !predicate($0) })
  }

  /// The elements from the first for which `predicate` is false.
  @available(swift, introduced: 6)
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: errorless.skipping(while: predicate))
  }
}

extension InfallibleType where Element: Equatable {
  /// The elements that differ from the one before.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(raw: errorless.distinctUntilChanged())
  }
}

extension InfallibleType {
  /// The elements whose property at `keyPath` differs from that of the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element> {
    Infallible(raw: errorless.distinctUntilChanged(at: keyPath))
  }

  /// The first `count` elements.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(raw: errorless.take(count))
  }

  /// The last `count` elements, once the source completes.
  public func takeLast(_ count: Int) -> Infallible<Element> {
    Infallible(raw: errorless.takeLast(count))
  }

  /// The elements until `other` sends its first one; an `other` that completes without one changes nothing.
  @inlinable
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(raw: errorless.take(until: other.errorless))
  }

  /// The elements after the first `count`.
  @inlinable
  public func skip(_ count: Int) -> Infallible<Element> {
    Infallible(raw: errorless.skip(count))
  }

  /// The elements after `other` has sent its first one.
  @inlinable
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(raw: errorless.skip(until: other.errorless))
  }

  /// The stream's end alone.
  @inlinable
  public func ignoreElements() -> Infallible<Never> {
    Infallible<Never>(raw: errorless.ignoreElements())
  }

  /// The stream, or `element` if it completes without one.
  @inlinable
  public func ifEmpty(default element: Element) -> Infallible<Element> {
    Infallible(raw: errorless.ifEmpty(default: element))
  }

  /// The stream, or `other` if it completes without an element.
  public func ifEmpty(switchTo other: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: errorless.ifEmpty(switchTo: other.source))
  }
}

extension SharedSequenceConvertibleType {
  /// The elements for which `predicate` is true.
  @available(swift, introduced: 6)
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filtering(predicate))
  }

  /// The elements whose key differs from that of the one before.
  @available(swift, introduced: 6)
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: keySelector, isEqual: { $0 == $1 }))
  }

  /// The elements that `comparer` finds different from the one before.
  @available(swift, introduced: 6)
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: { $0 }, isEqual: comparer))
  }

  /// The elements whose key `comparer` finds different from that of the one before.
  @available(swift, introduced: 6)
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) -> Key,
    comparer: @escaping @Sendable (_ lhs: Key, _ rhs: Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: keySelector, isEqual: comparer))
  }

  /// The elements whose property at `keyPath` differs from that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// The elements after the first `count`, counted from the first subscriber on; 0 or less skips none.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// The elements that differ from the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

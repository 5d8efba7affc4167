extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription compares with what itself has seen.
  /// - Cancellation: passed on.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    // Written out, not by way of `distinct`: this is what most observers of a state pass, most often to learn that
    // nothing has changed, and calls of closures are half of what it costs.
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let last = StateBox<Element?>.make(nil)
      source.attach(
        Sink(
          next: { element in
            if last.value == element { return }
            last.value = element
            sink.next(element)
          }, end: sink.end), scope)
    }
  }
}

extension ObservableType {
  /// The elements whose key differs from that of the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinct(key: keySelector, isEqual: { $0 == $1 })
  }

  /// The elements that `comparer` finds different from the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinct(key: { $0 }, isEqual: comparer)
  }

  /// The elements whose key `comparer` finds different from that of the one before.
  @available(swift, introduced: 6)
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (_ lhs: Key, _ rhs: Key) throws -> Bool
  ) -> Observable<Element> {
    distinct(key: keySelector, isEqual: comparer)
  }

  /// The elements whose property at `keyPath` differs from that of the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    let field = Field(keyPath)
    return distinct(key: { field.value(of: $0) }, isEqual: { $0 == $1 })
  }

  @inlinable
  func distinct<Key>(
    key: @escaping (Element) throws -> Key, isEqual: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let last = StateBox<Key?>.make(nil)
      source.attach(
        Sink(
          next: { element in
            do {
              let key = try key(element)
              if let previous = last.value, try isEqual(previous, key) { return }
              last.value = key
            } catch { return sink.fail(error, scope) }
            sink.next(element)
          }, end: sink.end), scope)
    }
  }
}

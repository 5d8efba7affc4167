/// Whether the element that ends a `take` belongs to what is taken.
public enum TakeBehavior: Sendable {
  /// The element that ends it is taken, too.
  case inclusive
  /// The element that ends it is left out.
  case exclusive
}

extension ObservableType {
  /// The elements up to the first for which `predicate` is false.
  ///
  /// - Completes: at that element, or with its source.
  /// - Fails: with its source, or when `predicate` throws.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed at that element.
  @available(swift, introduced: 6)
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior, while: predicate)
  }

  /// The elements up to the first for which `predicate` is true.
  ///
  /// As `take(while:behavior:)` with the opposite predicate.
  @available(swift, introduced: 6)
  @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior) { try !predicate($0) }
  }

  @inlinable
  func taking(
    _ behavior: TakeBehavior, while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    let isInclusive = behavior == .inclusive
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { element in
            let goesOn: Bool
            do { goesOn = try predicate(element) } catch { return sink.fail(error, scope) }
            if goesOn || isInclusive { sink.next(element) }
            if !goesOn, !scope.isDisposed { sink.finish(.completed, scope) }
          }, end: sink.end), scope)
    }
  }
}

extension ObservableType {
  /// The elements for which `predicate` is true.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or when `predicate` throws.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when `predicate` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    filtering(predicate)
  }

  @inlinable
  func filtering(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { element in
            do { guard try predicate(element) else { return } } catch { return sink.fail(error, scope) }
            sink.next(element)
          }, end: sink.end), scope)
    }
  }
}

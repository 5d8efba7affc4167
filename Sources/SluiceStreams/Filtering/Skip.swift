extension ObservableType {
  /// The elements after the first `count`; with a count of 0 or less, all.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription counts for itself.
  /// - Cancellation: passed on.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let remaining = StateBox.make(count)
      source.attach(
        Sink(
          next: { element in
            let left = remaining.value
            if left > 0 { remaining.value = left - 1 } else { sink.next(element) }
          }, end: sink.end), scope)
    }
  }

  /// The elements from the first for which `predicate` is false.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or when `predicate` throws.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription decides for itself.
  /// - Cancellation: passed on; the source is disposed when `predicate` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skipping(while: predicate)
  }

  @inlinable
  func skipping(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let isSkipping = StateBox.make(true)
      source.attach(
        Sink(
          next: { element in
            if isSkipping.value {
              do { guard try !predicate(element) else { return } } catch { return sink.fail(error, scope) }
              isSkipping.value = false
            }
            sink.next(element)
          }, end: sink.end), scope)
    }
  }
}

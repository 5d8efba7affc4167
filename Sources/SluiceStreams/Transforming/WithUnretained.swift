extension ObservableType {
  /// The elements together with `object`, which is not retained.
  ///
  ///     taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.save() })
  ///
  /// - Completes: with its source, or at the first element after the object is gone.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when the object is found gone.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    unretaining(object) { ($0, $1) }
  }

  /// What `resultSelector` makes of each element and `object`, which is not retained.
  ///
  /// As `withUnretained(_:)`; fails also when `resultSelector` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) throws -> Result
  ) -> Observable<Result> {
    unretaining(object, resultSelector)
  }

  @inlinable
  func unretaining<Object: AnyObject, Result>(
    _ object: Object, _ transform: @escaping (Object, Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { [weak object] sink, scope in
      source.attach(
        Sink(
          next: { element in
            guard let object else { return sink.finish(.completed, scope) }
            let result: Result
            do { result = try transform(object, element) } catch { return sink.fail(error, scope) }
            sink.next(result)
          }, end: sink.end), scope)
    }
  }
}

extension ObservableType {
  /// The result of folding all elements into `seed`, once the source completes.
  ///
  /// - Completes: with its source, after the result.
  /// - Fails: with its source, or when `accumulator` throws.
  /// - Ordering: elements are folded as they come.
  /// - Reentrancy: each subscription folds for itself.
  /// - Cancellation: passed on; the source is disposed when `accumulator` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    folding(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// The result of folding all elements into `seed`, transformed, once the source completes.
  ///
  /// As `reduce(_:accumulator:)`; fails also when `mapResult` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping @Sendable (Accumulated) throws -> Result
  ) -> Observable<Result> {
    folding(into: seed) { $0 = try accumulator($0, $1) }.mapping(mapResult)
  }

  /// All elements as one array, once the source completes.
  ///
  /// - Completes: with its source, after the array.
  /// - Fails: with its source; the elements are dropped.
  /// - Ordering: the array has the elements as they came.
  /// - Reentrancy: each subscription collects for itself.
  /// - Cancellation: passed on.
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(raw: folding(into: []) { $0.append($1) })
  }

  @inlinable
  func folding<Accumulated>(
    into seed: Accumulated, _ accumulate: @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let accumulated = StateBox.make(seed)
      source.attach(
        Sink(
          next: { element in
            do { try accumulate(&accumulated.value, element) } catch { sink.fail(error, scope) }
          },
          end: { end in
            if case .completed = end { sink.next(accumulated.value) }
            if !scope.isDisposed { sink.end(end) }
          }), scope)
    }
  }
}

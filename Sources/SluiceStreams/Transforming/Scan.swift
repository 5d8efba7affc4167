extension ObservableType {
  /// The running results of folding the elements into `seed`.
  ///
  ///     Observable.of(1, 2, 3).scan(0, accumulator: +)  // 1, 3, 6
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or when `accumulator` throws.
  /// - Ordering: kept; one result for each element.
  /// - Reentrancy: each subscription folds for itself.
  /// - Cancellation: passed on; the source is disposed when `accumulator` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    scanning(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// The running results of folding the elements into `seed` in place.
  ///
  /// Completes, fails, orders and cancels as `scan(_:accumulator:)`.
  @available(swift, introduced: 6)
  @inlinable
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping @Sendable (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    scanning(into: seed, accumulator)
  }

  @inlinable
  func scanning<Accumulated>(
    into seed: Accumulated, _ accumulate: @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let accumulated = StateBox.make(seed)
      source.attach(
        Sink(
          next: { element in
            do { try accumulate(&accumulated.value, element) } catch { return sink.fail(error, scope) }
            sink.next(accumulated.value)
          }, end: sink.end), scope)
    }
  }
}

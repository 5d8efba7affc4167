extension ObservableType {
  /// The stream with each element transformed.
  ///
  ///     reactor.state.map(\.title)
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or when `transform` throws.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when `transform` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    mapping(transform)
  }

  @inlinable
  func mapping<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { element in
            let result: Result
            do { result = try transform(element) } catch { return sink.fail(error, scope) }
            sink.next(result)
          }, end: sink.end), scope)
    }
  }

  /// The stream with each element transformed, without the elements for which `transform` gives nil.
  ///
  /// Completes, fails, orders and cancels as `map(_:)`.
  @available(swift, introduced: 6)
  @inlinable
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Observable<Result> {
    compactMapping(transform)
  }

  @inlinable
  func compactMapping<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { element in
            let result: Result?
            do { result = try transform(element) } catch { return sink.fail(error, scope) }
            if let result { sink.next(result) }
          }, end: sink.end), scope)
    }
  }
}

extension Sink {
  /// Ends the stages below with an error, then the stages above.
  @inlinable
  package func fail(_ error: any Error, _ scope: Scope) {
    finish(.error(error), scope)
  }

  /// Ends the stages below, then the stages above.
  @inlinable
  package func finish(_ end: Termination, _ scope: Scope) {
    self.end(end)
    scope.dispose()
  }
}

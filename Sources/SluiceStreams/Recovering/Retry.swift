extension ObservableType {
  /// The stream, subscribed to again each time it fails.
  ///
  /// - Completes: with its source.
  /// - Fails: never.
  /// - Ordering: kept; each attempt is disposed before the next begins.
  /// - Reentrancy: an attempt that fails at once takes no stack, however many there are.
  /// - Cancellation: ends the attempt in hand; no other begins.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      Succession(sink, scope) { end in
        if case .error = end { .follow(source) } else { .end(end) }
      }.follow(source)
    }
  }

  /// The stream, subscribed to again when it fails, `maxAttemptCount` times in all.
  ///
  /// - Completes: with its source; with a count of 0 or less at once, without subscribing.
  /// - Fails: with the last attempt.
  /// - Ordering: kept; each attempt is disposed before the next begins.
  /// - Reentrancy: an attempt that fails at once takes no stack, however many there are.
  /// - Cancellation: ends the attempt in hand; no other begins.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let attempts = Swift.repeatElement(asObservable(), count: max(maxAttemptCount, 0))
    return Observable<Element>.catch(sequence: attempts)
  }
}

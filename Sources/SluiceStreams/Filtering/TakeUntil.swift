extension ObservableType {
  /// The elements until `other` sends its first one.
  ///
  ///     positions.take(until: released)
  ///
  /// - Completes: with its source, or at the first element of `other`; the completion of `other` changes nothing.
  /// - Fails: with its source, or with `other`.
  /// - Ordering: kept; `other` is subscribed to first.
  /// - Reentrancy: an element that arrives before the end is delivered before it.
  /// - Cancellation: ends both; each is disposed as soon as it has ended.
  @inlinable
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let trigger = other.asObservable()
    return AnonymousObservable { sink, scope in
      let below = SerializedSink(sink.closing(scope), scope)
      let triggerScope = scope.child()
      trigger.attach(
        Sink(
          next: { _ in below.end(.completed, from: scope) },
          end: { end in
            if case .error = end { below.end(end, from: scope) }
            scope.finish(triggerScope)
          }), triggerScope)
      guard !scope.isDisposed else { return }
      let sourceScope = scope.child()
      source.attach(
        Sink(
          next: { below.next($0, from: scope) },
          end: { end in
            below.end(end, from: scope)
            scope.finish(sourceScope)
          }), sourceScope)
    }
  }
}

extension ObservableType {
  /// The stream, or `default` if it completes without an element.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription decides for itself.
  /// - Cancellation: passed on.
  @inlinable
  public func ifEmpty(default element: Element) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let isEmpty = StateBox.make(true)
      source.attach(
        Sink(
          next: {
            isEmpty.value = false
            sink.next($0)
          },
          end: { end in
            if case .completed = end, isEmpty.value { sink.next(element) }
            if !scope.isDisposed { sink.end(end) }
          }), scope)
    }
  }

  /// The stream, or `other` if it completes without an element.
  ///
  /// - Completes: with its source, or, if that is empty, with `other`.
  /// - Fails: with its source, or with `other`.
  /// - Ordering: kept; `other` is subscribed to after the source has ended.
  /// - Reentrancy: each subscription decides for itself.
  /// - Cancellation: ends the one that is subscribed to.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      // Followed once, for it may be empty itself; let go of with the first element.
      let remaining = StateBox<Observable<Element>?>.make(other)
      let counting = Sink<Element>(
        next: {
          if remaining.value != nil { _ = remaining.value.take() }
          sink.next($0)
        }, end: sink.end)
      Succession(counting, scope) { end in
        guard case .completed = end, let other = remaining.value.take() else { return .end(end) }
        return .follow(other)
      }.follow(source)
    }
  }
}

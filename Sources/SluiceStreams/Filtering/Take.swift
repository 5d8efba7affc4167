extension ObservableType {
  /// The first `count` elements.
  ///
  /// - Completes: after the last of them, or with its source; with a count of 0 or less at once, without subscribing.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription counts for itself.
  /// - Cancellation: passed on; the source is disposed after the last element.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let remaining = StateBox.make(count)
      source.attach(
        Sink(
          next: { element in
            let left = remaining.value - 1
            remaining.value = left
            sink.next(element)
            if left == 0, !scope.isDisposed { sink.finish(.completed, scope) }
          }, end: sink.end), scope)
    }
  }

  /// The last `count` elements, once the source completes; with a count of 0 or less, its end alone.
  ///
  /// - Completes: with its source, after the elements.
  /// - Fails: with its source; the elements are dropped.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription remembers for itself.
  /// - Cancellation: passed on; looked at before each element.
  public func takeLast(_ count: Int) -> Observable<Element> {
    let count = max(count, 0)
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let last = StateBox.make(Fifo<Element>())
      source.attach(
        Sink(
          next: { element in
            last.value.append(element)
            if last.value.count > count { _ = last.value.popFirst() }
          },
          end: { end in
            if case .completed = end {
              while !scope.isDisposed, let element = last.value.popFirst() { sink.next(element) }
            }
            if !scope.isDisposed { sink.end(end) }
          }), scope)
    }
  }
}

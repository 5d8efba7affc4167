extension ObservableType {
  /// The element at position `index`, counted from 0.
  ///
  /// - Completes: after the element.
  /// - Fails: with its source; with `RxError.argumentOutOfRange` if the source completes before the position, or at
  ///   once, without subscribing, if the position is negative.
  /// - Ordering: sends one element, as soon as it comes.
  /// - Reentrancy: each subscription counts for itself.
  /// - Cancellation: passed on; the source is disposed after the element.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let remaining = StateBox.make(index)
      source.attach(
        Sink(
          next: { element in
            let left = remaining.value
            remaining.value = left - 1
            guard left == 0 else { return }
            sink.next(element)
            if !scope.isDisposed { sink.finish(.completed, scope) }
          },
          end: { end in
            if case .completed = end { sink.end(.error(RxError.argumentOutOfRange)) } else { sink.end(end) }
          }), scope)
    }
  }
}

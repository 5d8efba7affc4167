extension ObservableType {
  /// The elements with their positions, counted from 0.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: each subscription counts for itself.
  /// - Cancellation: passed on.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let count = StateBox.make(0)
      source.attach(
        Sink(
          next: { element in
            let index = count.value
            count.value = index + 1
            sink.next((index: index, element: element))
          }, end: sink.end), scope)
    }
  }
}

extension ObservableType {
  /// The given elements, then those of the source.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: the given elements are sent at once on subscription, before the source is subscribed to.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; looked at after each given element.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    starting(with: elements)
  }

  @inlinable
  func starting(with elements: [Element]) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      for element in elements where !scope.isDisposed { sink.next(element) }
      if !scope.isDisposed { source.attach(sink, scope) }
    }
  }
}

extension ObservableType {
  /// The stream's end alone.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: sends no element.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(Sink(next: { _ in }, end: sink.end), scope)
    }
  }
}

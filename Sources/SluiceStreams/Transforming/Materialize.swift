extension ObservableType {
  /// The stream's events as elements, its end included.
  ///
  /// - Completes: after the element that is its source's end, also if that is an error.
  /// - Fails: never.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { sink.next(.next($0)) },
          end: { end in
            sink.next(end.event())
            if !scope.isDisposed { sink.end(.completed) }
          }), scope)
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// The stream that the elements, which are events, describe; the opposite of `materialize()`.
  ///
  /// - Completes: at a `completed` element, or with its source.
  /// - Fails: at an `error` element, or with its source.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when an element ends the stream.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: { element in
            switch element.event {
            case .next(let element): sink.next(element)
            case .error(let error): sink.fail(error, scope)
            case .completed: sink.finish(.completed, scope)
            }
          }, end: sink.end), scope)
    }
  }
}

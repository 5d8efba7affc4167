extension ObservableType {
  /// The stream as a single: it has to have exactly one element.
  ///
  /// - Completes: when the source completes, with its element.
  /// - Fails: with its source; with `RxError.moreThanOneElement` at a second element; with `RxError.noElements` if there
  ///   is none.
  /// - Ordering: the element is sent when the source completes.
  /// - Reentrancy: each subscription remembers for itself.
  /// - Cancellation: passed on; the source is disposed at a second element.
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(raw: atMostOne(else: .error(RxError.noElements)))
  }

  /// The stream as a maybe: it has to have at most one element.
  ///
  /// As `asSingle()`; completes also without an element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: atMostOne(else: .completed))
  }

  /// The first element, or nil if the stream completes without one.
  ///
  /// - Completes: after the first element, or with its source.
  /// - Fails: with its source, before an element.
  /// - Ordering: the element is sent as soon as it comes.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed after the element.
  public func first() -> Single<Element?> {
    let source = asObservable()
    return PrimitiveSequence(
      raw: AnonymousObservable { sink, scope in
        source.attach(
          Sink(
            next: { element in
              sink.next(element)
              if !scope.isDisposed { sink.finish(.completed, scope) }
            },
            end: { end in
              if case .completed = end { sink.next(nil) }
              if !scope.isDisposed { sink.end(end) }
            }), scope)
      })
  }

  private func atMostOne(else empty: Termination) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let only = StateBox<Element?>.make(nil)
      source.attach(
        Sink(
          next: { element in
            if only.value != nil { return sink.fail(RxError.moreThanOneElement, scope) }
            only.value = .some(element)
          },
          end: { end in
            guard case .completed = end else { return sink.end(end) }
            guard let element = only.value else { return sink.end(empty) }
            sink.next(element)
            if !scope.isDisposed { sink.end(.completed) }
          }), scope)
    }
  }
}

extension ObservableType where Element == Never {
  /// The stream, which has no elements, as a completable.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: asObservable())
  }
}

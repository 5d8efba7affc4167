extension ObservableType {
  /// A stream that `subscribe` produces by sending events to the observer that it is given.
  ///
  ///     let ticks = Observable<Int>.create { observer in
  ///       observer.onNext(1)
  ///       observer.onCompleted()
  ///       return Disposables.create()
  ///     }
  ///
  /// - Completes: when the observer is completed.
  /// - Fails: when the observer is given an error.
  /// - Ordering: the observer may be called from any thread; its events are delivered one at a time, as they arrived.
  /// - Reentrancy: an event sent from inside the delivery of another is delivered after it.
  /// - Cancellation: what `subscribe` returns is disposed when the stream ends or its subscription is disposed.
  @available(swift, introduced: 6)
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable.serializing(subscribe)
  }
}

extension Observable {
  @inlinable
  static func serializing(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      let serialized = SerializedSink(
        Sink(
          next: sink.next,
          end: { end in
            sink.end(end)
            scope.dispose()
          }), scope)
      scope.add(subscribe(AnyObserver(unchecked: serialized.on)))
    }
  }
}

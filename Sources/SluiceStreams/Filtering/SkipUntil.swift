extension ObservableType {
  /// The elements after `other` has sent its first one.
  ///
  /// - Completes: with its source; the completion of `other` changes nothing.
  /// - Fails: with its source, or with `other` if that has not sent an element before.
  /// - Ordering: kept; the source is subscribed to first.
  /// - Reentrancy: the first element of `other` counts from the moment it arrives.
  /// - Cancellation: ends both; `other` is disposed after its first element.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let trigger = other.asObservable()
    return AnonymousObservable { sink, scope in
      let below = SerializedSink(sink.closing(scope), scope)
      let isOpen = BooleanDisposable()
      let sourceScope = scope.child()
      source.attach(
        Sink(
          next: { if isOpen.isDisposed { below.next($0, from: scope) } },
          end: { end in
            below.end(end, from: scope)
            scope.finish(sourceScope)
          }), sourceScope)
      guard !scope.isDisposed else { return }
      let triggerScope = scope.child()
      trigger.attach(
        Sink(
          next: { _ in
            isOpen.dispose()
            scope.finish(triggerScope)
          },
          end: { end in
            if case .error = end { below.end(end, from: scope) }
            scope.finish(triggerScope)
          }), triggerScope)
    }
  }
}

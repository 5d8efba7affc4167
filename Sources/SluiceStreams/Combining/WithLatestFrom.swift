extension ObservableType {
  /// For each element, what `resultSelector` makes of it and the latest element of `second`.
  ///
  ///     loginTaps.withLatestFrom(credentials) { _, credentials in credentials }
  ///
  /// Elements that come before the first one of `second` are dropped.
  ///
  /// - Completes: with its source; the completion of `second` leaves its latest element in use.
  /// - Fails: with its source, with `second`, or when `resultSelector` throws.
  /// - Ordering: that of the source; `second` is subscribed to first.
  /// - Reentrancy: an element of `second` counts from the moment it arrives; each subscription remembers for itself.
  /// - Cancellation: ends both; each is disposed as soon as it has ended.
  @available(swift, introduced: 6)
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    joining(latestFrom: second, resultSelector)
  }

  @inlinable
  func joining<Source: ObservableConvertibleType, Result>(
    latestFrom second: Source, _ resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let first = asObservable()
    let second = second.asObservable()
    return AnonymousObservable { sink, scope in
      let below = SerializedSink(sink.closing(scope), scope)
      let latest = Latest<Source.Element>()
      let secondScope = scope.child()
      second.attach(
        Sink(
          next: { latest.element = $0 },
          end: { end in
            if case .error = end { below.end(end, from: scope) }
            scope.finish(secondScope)
          }), secondScope)
      guard !scope.isDisposed else { return }
      let firstScope = scope.child()
      first.attach(
        Sink(
          next: { element in
            guard let other = latest.element else { return }
            let result: Result
            do { result = try resultSelector(element, other) } catch { return below.end(.error(error), from: scope) }
            below.next(result, from: scope)
          },
          end: { end in
            below.end(end, from: scope)
            scope.finish(firstScope)
          }), firstScope)
    }
  }

  /// For each element, the latest element of `second`.
  ///
  /// As `withLatestFrom(_:resultSelector:)`.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

/// The latest element of a stream, or nothing yet; written by one thread, read by another.
@usableFromInline
final class Latest<Element> {
  @usableFromInline let storage = Guarded<Element?>(nil)

  @usableFromInline
  init() {}

  @inlinable var element: Element? {
    get { storage.withLock { $0 } }
    set {
      let newValue = Unchecked(newValue)
      // The element before is released outside the lock.
      _ = storage.withLock { stored in
        defer { stored = newValue.value }
        return Unchecked(stored)
      }
    }
  }
}

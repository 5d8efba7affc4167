extension PrimitiveSequence {
  /// The sequence, subscribed to again each time it fails.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
  }

  /// The sequence, subscribed to again when it fails, `maxAttemptCount` times in all; a count below 1 is 1.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(max(maxAttemptCount, 1)))
  }

  /// The sequence, subscribed to again after a failure of one type when the stream that the handler made says so.
  ///
  /// When that stream completes instead, a single fails with its last error; a maybe or a completable completes.
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retrying(when: notificationHandler) }
  }

  /// The sequence, subscribed to again after any failure when the stream that the handler made says so.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retrying { $0.retryingAny(when: notificationHandler) }
  }

  /// The sequence as `retry` makes it; a single whose trigger completes instead of asking again has failed.
  func retrying(
    _ retry: @escaping (Observable<Element>) -> Observable<Element>
  ) -> PrimitiveSequence<Trait, Element> {
    guard Trait.self == SingleTrait.self else { return PrimitiveSequence(raw: retry(source)) }
    return PrimitiveSequence(
      raw: .deferring { [source] in
        let failure = StateBox<(any Error)?>.make(nil)
        return retry(source.accompanied(onError: { failure.value = $0 }))
          .ifEmpty(switchTo: .deferring { .error(failure.value ?? RxError.noElements) })
      })
  }
}

extension ObservableConvertibleType {
  /// The stream, with `element` and a completion in place of its error.
  ///
  ///     let title = request.map(\.title).asInfallible(onErrorJustReturn: "offline")
  ///
  /// - Completes: with its source, or after `element` when the source has failed.
  /// - Fails: never.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().catchAndReturn(element))
  }

  /// The stream, followed by `infallible` in place of its error.
  ///
  /// - Completes: with its source, or with `infallible` when the source has failed.
  /// - Fails: never.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: disposes the stream that runs.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: asObservable().catching { _ in infallible.source })
  }

  /// The stream, followed by the one that `onErrorRecover` makes of its error.
  ///
  /// Answers as `asInfallible(onErrorFallbackTo:)`.
  @available(swift, introduced: 6)
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().catching { onErrorRecover($0).source })
  }
}

extension PublishRelay {
  /// The relay as a stream that never fails; it never completes either.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}

extension BehaviorRelay {
  /// The relay as a stream that never fails; it never completes either.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}

extension ReplayRelay {
  /// The relay as a stream that never fails; it never completes either.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}

extension InfallibleType {
  /// The stream as a single, which fails unless there is exactly one element; as `ObservableType.asSingle()`.
  public func asSingle() -> Single<Element> {
    errorless.asSingle()
  }

  /// The stream as a maybe, which fails if there is more than one element; as `ObservableType.asMaybe()`.
  public func asMaybe() -> Maybe<Element> {
    errorless.asMaybe()
  }

  /// The first element, or nil if the stream completes without one.
  public func first() -> Single<Element?> {
    errorless.first()
  }

  /// All elements as one array, once the source completes.
  @inlinable
  public func toArray() -> Single<[Element]> {
    errorless.toArray()
  }
}

extension InfallibleType where Element == Never {
  /// The stream, which has no elements, as a completable.
  public func asCompletable() -> Completable {
    errorless.asCompletable()
  }
}

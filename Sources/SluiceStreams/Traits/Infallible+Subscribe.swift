extension InfallibleType {
  /// Subscribes, and calls the closures with what the stream sends, where the caller runs.
  ///
  /// The closures keep the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    errorless.subscribe(isolation: isolation, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, and calls the closure with every event, where the caller runs.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation, _ on: @escaping (InfallibleEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(isolation: isolation, onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  @inlinable
  public func subscribe<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    errorless.subscribe(
      isolation: isolation, with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

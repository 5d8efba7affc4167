/// What is known of a `Single`: one element, or an error.
public enum SingleTrait {}

/// A stream of exactly one element, or of an error: the result of work.
///
///     let answer = Single<Int>.create { single in
///       single(.success(42))
///       return Disposables.create()
///     }
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Takes the outcome of a `Single` that is being created.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// A single whose outcome `subscribe` sends to the observer that it is given; the first outcome counts.
  ///
  /// What `subscribe` returns is disposed after the outcome, or when the subscription is disposed.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    creating(subscribe)
  }

  static func creating(_ subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    PrimitiveSequence(
      raw: .serializing { observer in
        let outcome = Outcome(observer)
        return subscribe { event in
          switch event {
          case .success(let element): outcome.succeed(element)
          case .failure(let error): outcome.end(.error(error))
          }
        }
      })
  }

  /// A single of the value of an optional; it fails with `RxError.noElements` if there is none.
  public static func from(optional: Element?) -> Single<Element> {
    PrimitiveSequence(raw: optional.map { .just($0) } ?? .error(RxError.noElements))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes, and calls the closures with the outcome, where the caller runs.
  ///
  /// The closures keep the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`.
  /// Without `onFailure`, an error goes to `SluiceErrors.handler`.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      isolation: isolation, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes, and calls the closure with the outcome, where the caller runs.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation, _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      isolation: isolation, onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  @inlinable
  public func subscribe<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      isolation: isolation, with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
}

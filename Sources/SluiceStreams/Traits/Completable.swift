/// What is known of a `Completable`: no element; a completion, or an error.
public enum CompletableTrait {}

/// A stream without elements: the end of work that has no result.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The outcome of a `Completable`.
@frozen
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)
  /// It is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Takes the outcome of a `Completable` that is being created.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// A completable whose outcome `subscribe` sends to the observer that it is given; the first outcome counts.
  ///
  /// What `subscribe` returns is disposed after the outcome, or when the subscription is disposed.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    creating(subscribe)
  }

  static func creating(_ subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
    PrimitiveSequence(
      raw: .serializing { observer in
        let outcome = Outcome(observer)
        return subscribe { event in
          switch event {
          case .error(let error): outcome.end(.error(error))
          case .completed: outcome.end(.completed)
          }
        }
      })
  }

  /// A completable that is done at once.
  public static func empty() -> Completable {
    PrimitiveSequence(raw: .empty())
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and calls the closures with the outcome, where the caller runs.
  ///
  /// The closures keep the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`.
  /// Without `onError`, an error goes to `SluiceErrors.handler`.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      isolation: isolation, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, and calls the closure with the outcome, where the caller runs.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation, _ observer: @escaping (CompletableEvent) -> Void
  ) -> any Disposable {
    subscribe(
      isolation: isolation, onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  @inlinable
  public func subscribe<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      isolation: isolation, with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

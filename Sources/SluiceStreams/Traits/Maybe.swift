/// What is known of a `Maybe`: one element, or a completion, or an error.
public enum MaybeTrait {}

/// A stream of one element, or of none, or of an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
  /// It has an element.
  case success(Element)
  /// It failed.
  case error(any Error)
  /// It has no element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Takes the outcome of a `Maybe` that is being created.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// A maybe whose outcome `subscribe` sends to the observer that it is given; the first outcome counts.
  ///
  /// What `subscribe` returns is disposed after the outcome, or when the subscription is disposed.
  @available(swift, introduced: 6)
  public static func create(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    creating(subscribe)
  }

  static func creating(_ subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
    PrimitiveSequence(
      raw: .serializing { observer in
        let outcome = Outcome(observer)
        return subscribe { event in
          switch event {
          case .success(let element): outcome.succeed(element)
          case .error(let error): outcome.end(.error(error))
          case .completed: outcome.end(.completed)
          }
        }
      })
  }

  /// A maybe of the value of an optional, or of nothing.
  public static func from(optional: Element?) -> Maybe<Element> {
    PrimitiveSequence(raw: .from(optional: optional))
  }

  /// A maybe without an element.
  public static func empty() -> Maybe<Element> {
    PrimitiveSequence(raw: .empty())
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes, and calls the closures with the outcome, where the caller runs.
  ///
  /// The closures keep the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`.
  /// Without `onError`, an error goes to `SluiceErrors.handler`. `onCompleted` is called if there is no element.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let hasElement = StateBox.make(false)
    return primitiveSequence.source.subscribe(
      isolation: isolation,
      onNext: { element in
        hasElement.value = true
        onSuccess?(element)
      },
      onError: onError,
      onCompleted: { if !hasElement.value { onCompleted?() } },
      onDisposed: onDisposed)
  }

  /// Subscribes, and calls the closure with the outcome, where the caller runs.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation, _ observer: @escaping (MaybeEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      isolation: isolation, onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  @inlinable
  public func subscribe<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      isolation: isolation,
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: onError.map { onError in { [weak object] error in if let object { onError(object, error) } } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}

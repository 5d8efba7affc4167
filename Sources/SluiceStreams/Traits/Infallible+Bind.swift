extension InfallibleType {
  /// Sends every event to each of `observers`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    errorless.subscribe(AnyObserver(sendingTo: observers))
  }

  /// Sends every event to each of `observers`, whose elements are optional.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    errorless.subscribe(AnyObserver(wrappingFor: observers))
  }

  /// Sends every element to each of `binders`; after `dispose()`, nothing more, also of what waits for their actor.
  public func bind(to binders: Binder<Element>...) -> any Disposable {
    errorless.bound(to: binders) { $0 }
  }

  /// Sends every element to each of `binders`, whose values are optional.
  public func bind(to binders: Binder<Element?>...) -> any Disposable {
    errorless.bound(to: binders) { $0 }
  }

  /// Sends every element to each of `relays`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    errorless.accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Gives the stream to `binder`, and returns what it makes of it.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Gives the stream, then `curriedArgument`, to `binder`, and returns what it makes of them.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with every element, where the caller runs.
  ///
  /// The closure keeps the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`.
  public func bind(
    isolation: isolated (any Actor)? = #isolation, onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(isolation: isolation, onNext: onNext)
  }

  /// Calls `onNext` with `object`, which is not retained, and every element, where the caller runs.
  public func bind<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation, with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(isolation: isolation, with: object, onNext: onNext)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes, and calls the closures with what the signal sends, where the caller runs.
  ///
  /// The closures keep the caller's isolation, as with `ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)`:
  /// those of a caller on the main actor run there, at once; those of another actor run on it, later, in order; without
  /// isolation they run on the main executor.
  ///
  /// - Parameters:
  ///   - isolation: where the closures run; by default where the caller does.
  ///   - onNext: called with each element.
  ///   - onCompleted: called when the signal completed.
  ///   - onDisposed: called once when the subscription has ended, for whatever reason.
  /// - Returns: a disposable that ends the subscription. After `dispose()`, the thread that called it sees no more events.
  public func emit(
    isolation: isolated (any Actor)? = #isolation,
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      isolation: isolation, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  ///
  /// The closures keep the caller's isolation, as with `emit(onNext:onCompleted:onDisposed:)`.
  public func emit<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      isolation: isolation, with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the sake of what the signal does on its way, as with `do(onNext:)`.
  public func emit() -> any Disposable {
    asObservable().subscribe(isolation: nil)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends every event to each of `observers`, on the main executor.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(AnyObserver(sendingTo: observers))
  }

  /// Sends every event to each of `observers`, whose elements are optional, on the main executor.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(AnyObserver(wrappingFor: observers))
  }

  /// Sends every element to each of `binders`; after `dispose()`, nothing more, also of what waits for their actor.
  public func emit(to binders: Binder<Element>...) -> any Disposable {
    asObservable().bound(to: binders) { $0 }
  }

  /// Sends every element to each of `binders`, whose values are optional.
  public func emit(to binders: Binder<Element?>...) -> any Disposable {
    asObservable().bound(to: binders) { $0 }
  }

  /// Sends every element to each of `relays`, on the main executor.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional, on the main executor.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, on the main executor.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional, on the main executor.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, on the main executor.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional, on the main executor.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().accepted { element in for relay in relays { relay.accept(element) } }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Gives the signal, as an observable, to `transformation`, and returns what it makes of it.
  ///
  ///     sections.emit(to: tableView.rx.items(dataSource: dataSource))
  @_disfavoredOverload
  public func emit<Result>(to transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Gives the signal, as an observable, then `curriedArgument`, to `transformation`, and returns what it makes of them.
  public func emit<Argument, Result>(
    to transformation: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    transformation(asObservable())(curriedArgument)
  }
}

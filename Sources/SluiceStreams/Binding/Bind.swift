extension ObservableType {
  /// Sends every event to each of `observers`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(AnyObserver(sendingTo: observers))
  }

  /// Sends every event to each of `observers`, whose elements are optional.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(AnyObserver(wrappingFor: observers))
  }

  /// Sends every element to each of `relays`; an error goes to `SluiceErrors.handler`, since a relay never ends.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`; an error goes to `SluiceErrors.handler`, since a relay never ends.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`; an error goes to `SluiceErrors.handler`, since a relay never ends.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends every element to each of `relays`, whose elements are optional.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    accepted { element in for relay in relays { relay.accept(element) } }
  }

  /// Gives the stream to `binder`, and returns what it makes of it.
  ///
  ///     sections.bind(to: tableView.rx.items(dataSource: dataSource))
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Gives the stream, then `curriedArgument`, to `binder`, and returns what it makes of them.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with every element, where the caller runs; an error goes to `SluiceErrors.handler`.
  ///
  /// The closure keeps the caller's isolation, as with `subscribe(onNext:onError:onCompleted:onDisposed:)`.
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

  func accepted(_ accept: @escaping (Element) -> Void) -> any Disposable {
    asObservable().subscribe(
      AnyObserver(unchecked: { event in
        switch event {
        case .next(let element): accept(element)
        case .error(let error): SluiceErrors.report(error, "a stream bound to a relay failed")
        case .completed: break
        }
      }))
  }
}

extension AnyObserver {
  /// An observer that sends every event to each of `observers`.
  init<Observer: ObserverType<Element>>(sendingTo observers: [Observer]) {
    self.init(unchecked: { event in for observer in observers { observer.on(event) } })
  }

  /// An observer that sends every event to each of `observers`, whose elements are optional.
  init<Observer: ObserverType<Element?>>(wrappingFor observers: [Observer]) {
    self.init(unchecked: { event in for observer in observers { observer.on(event.map { $0 }) } })
  }
}

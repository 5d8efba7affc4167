/// A value and the stream of its changes, which never ends.
public final class StateRelay<Element>: ObservableType {
  private let relay: BehaviorRelay<Element>

  /// A relay whose value is `value`.
  public init(value: Element) {
    relay = BehaviorRelay(value: value)
  }

  /// The latest value; setting it sends it to the subscribers.
  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Makes `element` the value and sends it to the subscribers.
  public func accept(_ element: Element) {
    relay.accept(element)
  }

  /// Starts sending the value, then each new one, to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    relay.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> {
    relay.asObservable()
  }
}

extension StateRelay: Sendable where Element: Sendable {}

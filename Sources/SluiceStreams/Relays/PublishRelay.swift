/// A subject that never ends: it sends each element to those who are subscribed when it arrives.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()
  @usableFromInline let core: PublishCore<Element>

  /// A relay without subscribers.
  public init() {
    core = subject.core
  }

  /// Takes an element, from any thread, and sends it to the subscribers.
  @inlinable
  public func accept(_ element: Element) {
    core.next(element)
  }

  /// Starts sending elements to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> {
    subject
  }
}

extension PublishRelay: Sendable where Element: Sendable {}

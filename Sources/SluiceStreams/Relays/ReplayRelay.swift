/// A subject that never ends and sends the last elements, or all of them, to each new subscriber first.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that remembers the last `bufferSize` elements; 0 or less remembers none.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that remembers every element.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// Takes an element, from any thread, and sends it to the subscribers.
  public func accept(_ element: Element) {
    subject.onNext(element)
  }

  /// Starts sending what is remembered, then each new element, to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> {
    subject
  }
}

extension ReplayRelay: Sendable where Element: Sendable {}

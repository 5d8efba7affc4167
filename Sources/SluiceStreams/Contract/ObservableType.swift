/// A value that can be turned into an `Observable`.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The value as an observable.
  func asObservable() -> Observable<Element>
}

/// A stream of events that observers can subscribe to.
///
/// The rules that every stream keeps are numbered in `Documentation/Contract.md`.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Starts sending events to `observer`, on the thread that emits them, one at a time.
  ///
  /// - Returns: a disposable that ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The stream as an `Observable`; each subscription to it subscribes to this stream.
  public func asObservable() -> Observable<Element> {
    Observable<Element>.serializing { observer in subscribe(observer) }
  }
}

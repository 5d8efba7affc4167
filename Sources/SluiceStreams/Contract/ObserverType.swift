/// A receiver of events.
public protocol ObserverType<Element> {
  /// The type of the elements that the observer takes.
  associatedtype Element

  /// Takes the next event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends an element.
  @inlinable
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Ends with an error.
  @inlinable
  public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// Ends normally.
  @inlinable
  public func onCompleted() {
    on(.completed)
  }

  /// The observer with its type erased.
  @available(swift, introduced: 6)
  @inlinable
  public func asObserver() -> AnyObserver<Element> where Self: Sendable {
    AnyObserver(self)
  }

  /// An observer that transforms each element and passes it on; an error thrown by `transform` is passed on as an error.
  @available(swift, introduced: 6)
  public func mapObserver<Source>(_ transform: @escaping @Sendable (Source) throws -> Element) -> AnyObserver<Source>
  where Self: Sendable {
    AnyObserver(unchecked: { on($0.map(transform)) })
  }
}

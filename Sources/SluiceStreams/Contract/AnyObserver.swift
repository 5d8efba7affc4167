/// An observer with its type erased.
///
/// The observer that `Observable.create` hands out may be called from any thread at any time: its events are
/// delivered one at a time, in the order in which they arrived.
public struct AnyObserver<Element>: ObserverType {
  @usableFromInline let handler: (Event<Element>) -> Void

  /// An observer that calls `eventHandler` with every event.
  @available(swift, introduced: 6)
  @inlinable
  public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// An observer that passes every event on to `observer`, from whichever thread it is called.
  @available(swift, introduced: 6)
  @inlinable
  public init<Observer: ObserverType<Element> & Sendable>(_ observer: Observer) {
    handler = observer.on
  }

  @inlinable
  init(unchecked handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  /// An observer whose handler may be called from any thread, though the compiler cannot see it.
  package static func serialized(_ handler: @escaping (Event<Element>) -> Void) -> AnyObserver<Element> {
    AnyObserver(unchecked: handler)
  }

  /// Takes the next event.
  @inlinable
  public func on(_ event: Event<Element>) {
    handler(event)
  }

  /// The observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

// The handler is @Sendable, belongs to a Sendable observer or one that serializes what it is given (Gate), or was given by
// Swift 5 code, which answers for it.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

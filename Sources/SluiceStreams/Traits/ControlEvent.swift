/// A stream of what happens to a control, such as a tap.
///
/// It never fails, sends nothing on subscription, and sends on the main executor. It is subscribed to and disposed there
/// too: at once for a caller who is there, otherwise in a later turn.
///
///     extension Reactive where Base: Button {
///       var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
///     }
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of `events`; if that fails, the error goes to `SluiceErrors.handler`, and the control event completes.
  @available(swift, introduced: 6)
  public init<Events: ObservableType>(events: Events) where Events.Element == Element, Element: Sendable {
    self.init(unchecked: events.asObservable())
  }

  package init(unchecked events: Observable<Element>) {
    self.events = events.ofControl()
  }

  /// Starts sending events to `observer`, on the main executor.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The event as an observable.
  public func asObservable() -> Observable<Element> {
    events
  }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<Element> {
    self
  }

  /// The event as a driver.
  public func asDriver() -> Driver<Element> {
    events.shared()
  }

  /// The event as a signal.
  public func asSignal() -> Signal<Element> {
    events.shared()
  }

  /// The event as a stream that never fails, sent on the main executor.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: events)
  }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}

/// A value that can be turned into a control event.
public protocol ControlEventType<Element>: ObservableType {
  /// The value as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

extension Observable {
  /// The stream as a control sends it: subscribed to, disposed and delivered on the main executor, and without an error.
  ///
  /// Under `SharingScheduler.mock` it stays where it is, so that virtual time is not left.
  func ofControl() -> Observable<Element> {
    let source = SharingScheduler.isMocked ? self : subscribing(on: ConcurrentMainScheduler.instance).onMain()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: sink.next,
          end: { end in
            if case .error(let error) = end { SluiceErrors.report(error, "the stream of a control failed") }
            sink.end(.completed)
          }), scope)
    }
  }
}

/// A property of a control that its user changes and that the program sets, such as the text of a field.
///
///     extension Reactive where Base: TextField {
///       var text: ControlProperty<String> {
///         ControlProperty(values: base.texts, valueSink: Binder(base) { $0.text = $1 })
///       }
///     }
///
/// Its values never fail and are sent on the main executor, the present one on subscription. What is bound to it reaches
/// `valueSink` on the main executor: at once from there if nothing waits, otherwise later, in order.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType

  private let source: Observable<PropertyType>
  private let handler: (Event<PropertyType>) -> Void

  /// A property with the values of `values`, and which is set by `valueSink`, both of the main actor.
  ///
  /// If `values` fails, the error goes to `SluiceErrors.handler`, and the values complete.
  @available(swift, introduced: 6)
  @MainActor
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element, Element: Sendable {
    self.init(unchecked: values.asObservable(), valueSink)
  }

  init<Sink: ObserverType<Element>>(unchecked values: Observable<Element>, _ valueSink: Sink) {
    source = values.ofControl()
    guard !SharingScheduler.isMocked else {
      handler = valueSink.on
      return
    }
    let delivery = IsolatedDelivery<Element>(MainActor.shared) {
      if case .event(let event) = $0 { valueSink.on(event) }
    }
    handler = { delivery.deliver(.event($0)) }
  }

  private init(_ values: Observable<Element>, _ handler: @escaping (Event<Element>) -> Void) {
    source = values
    self.handler = handler
  }

  /// Starts sending the values to `observer`, on the main executor.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Takes a value; an error goes to `SluiceErrors.handler`, since a property cannot fail.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event {
      SluiceErrors.report(error, "a stream bound to a control's property failed")
    } else {
      handler(event)
    }
  }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  /// The changes that come after the value on subscription.
  public var changed: ControlEvent<Element> {
    ControlEvent(unchecked: source.skip(1))
  }

  /// The values as a driver.
  public func asDriver() -> Driver<Element> {
    source.shared()
  }

  /// The values as a stream that never fails, sent on the main executor.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: source)
  }

  /// The property seen as one of another type.
  func converted<Other>(
    get: @escaping (Element) -> Other, set: @escaping (Other) -> Element
  ) -> ControlProperty<Other> {
    ControlProperty<Other>(source.mapping(get), { handler($0.map(set)) })
  }
}

// The sink belongs to the main actor and is only reached on its executor; Swift 5 code, and a test under virtual time,
// answer for their own.
extension ControlProperty: @unchecked Sendable where PropertyType: Sendable {}

/// A value that can be turned into a control property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The value as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The property with empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    asControlProperty().converted(get: { $0 ?? "" }, set: { $0 })
  }
}

/// A value that can be turned into a stream that never fails.
///
/// Its operators take the names of those of `ObservableType`, without their errors: their closures do not throw, and what
/// they combine with does not fail either. Each answers as its namesake does, but for the errors:
///
/// - Completes: as its namesake; where that fails for want of an answer in time, another stream takes over.
/// - Fails: never. What may fail, as `asSingle()`, gives a type that says so.
/// - Ordering: as its namesake.
/// - Reentrancy: as its namesake.
/// - Cancellation: as its namesake.
public protocol InfallibleType<Element>: ObservableConvertibleType {
  /// The value as an `Infallible`.
  func asInfallible() -> Infallible<Element>
}

extension InfallibleType {
  /// The value as an `Infallible`, for types of your own; should their stream fail, it completes instead, and the error
  /// goes to `SluiceErrors.handler`.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    let source = asObservable()
    return Infallible(
      raw: AnonymousObservable { sink, scope in
        source.attach(
          Sink(
            next: sink.next,
            end: { end in
              if case .error(let error) = end { SluiceErrors.report(error, "a stream that never fails has failed") }
              sink.end(.completed)
            }), scope)
      })
  }

  @inlinable var errorless: Observable<Element> {
    asInfallible().source
  }
}

/// A stream that completes or goes on, and never fails.
///
///     let title: Infallible<String> = request.map(\.title).asInfallible(onErrorJustReturn: "offline")
///     title.bind(to: label.rx.text)
///
/// It is made of parts that cannot fail, or of a stream whose errors are answered: see
/// `ObservableConvertibleType.asInfallible(onErrorJustReturn:)` and its kin.
public struct Infallible<Element>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  /// `source` never fails.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The stream as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The stream itself.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    self
  }
}

extension Infallible: Sendable where Element: Sendable {}

/// One step of an `Infallible`: an element, or the stream's end.
@frozen
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The stream ended; nothing follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}
extension InfallibleEvent: Equatable where Element: Equatable {}

extension InfallibleEvent: EventConvertible {
  /// The same as an event of an observable.
  @inlinable public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }

  /// The element of a `next` event, otherwise nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// Whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}

extension InfallibleEvent: CustomDebugStringConvertible {
  /// The event as text: `next(1)` or `completed`.
  public var debugDescription: String {
    event.debugDescription
  }
}

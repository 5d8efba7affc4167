/// One step of a stream: an element, or the stream's end.
///
/// A stream is any number of `next` events, then at most one `error` or `completed`, then nothing.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream ended normally; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// Whether the event ends its stream.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next` event, otherwise nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event, otherwise nil.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with its element transformed; an error thrown by `transform` becomes an `error` event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as text: `next(1)`, `error(...)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// A value that can be turned into an event, so that streams of events can be flattened again.
public protocol EventConvertible<Element> {
  /// The element type of the event.
  associatedtype Element
  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

/// A subject that sends the last element, then completes, when it is completed; before that it sends nothing.
///
/// A subscriber that comes after the end gets the last element and the end, or the error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private struct State {
    var last: Element?
    var hasEnded = false
  }

  /// Guards the last element until the end, which only the first to send it carries out.
  private let state = Guarded(State())
  private let output = ReplaySubject<Element>.create(bufferSize: 1)

  /// A subject without an element.
  public init() {
    super.init()
  }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool {
    output.hasObservers
  }

  /// Takes an event: remembers an element, or ends.
  public func on(_ event: Event<Element>) {
    // What is displaced is released here, where the lock is not held.
    let (last, isMine) = state.withLock { state -> (Element?, Bool) in
      guard !state.hasEnded else { return (nil, false) }
      let last = state.last
      state.last = event.element
      state.hasEnded = event.isStopEvent
      return (last, state.hasEnded)
    }
    guard isMine else { return }
    if event.isCompleted, let last { output.onNext(last) }
    output.on(event)
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    output.attach(sink, scope)
  }
}

// The state is behind locks.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}

/// A subject that sends the last element, then completes, when it is completed; before that it sends nothing.
///
/// A subscriber that comes after the end gets the last element and the end, or the error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let last = Guarded<Element?>(nil)
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
    switch event {
    case .next(let element):
      last.withLock { $0 = element }
    case .completed:
      if let element = last.withLock({ $0.take() }) { output.onNext(element) }
      output.onCompleted()
    case .error(let error):
      last.withLock { $0 = nil }
      output.onError(error)
    }
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

/// A subject that has a value: it sends the latest element to each new subscriber first.
///
/// Events may be sent from any thread, and from inside a subscriber; the value is the new one at once, and subscribers
/// are told in the order in which the events arrived. A subscriber that comes after the end gets only the end.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let core: ReplayCore<LatestMemory<Element>>

  /// A subject whose value is `value`.
  @inlinable
  public init(value: Element) {
    core = ReplayCore(LatestMemory(value))
    super.init()
  }

  deinit {
    core.abandon()
  }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool {
    core.hasObservers
  }

  /// Whether the subject was disposed.
  public var isDisposed: Bool {
    core.isDisposed
  }

  /// The latest value.
  ///
  /// - Throws: the error that ended the subject; `RxError.disposed` after `dispose()`.
  public func value() throws -> Element {
    try core.withMemory { memory, end in
      if case .error(let error) = end { throw error }
      return memory.latest
    }
  }

  /// Takes an event and sends it to the subscribers.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.next(element)
    case .error(let error): core.end(.error(error))
    case .completed: core.end(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Lets go of all subscribers; a later subscriber gets `RxError.disposed`.
  public func dispose() {
    core.dispose(.error(RxError.disposed(object: Self.self)))
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    core.attach(sink, scope)
  }
}

// The state is behind the core's lock.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}

/// A subject that sends the last elements, or all of them, to each new subscriber first, also after its end.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let core: ReplayCore<BufferMemory<Element>>

  @inlinable
  init(capacity: Int) {
    core = ReplayCore(BufferMemory(capacity: capacity))
    super.init()
  }

  deinit {
    core.abandon()
  }

  /// A subject that remembers the last `bufferSize` elements; 0 or less remembers none.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: bufferSize)
  }

  /// A subject that remembers every element.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: .max)
  }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool {
    core.hasObservers
  }

  /// Whether the subject was disposed.
  public var isDisposed: Bool {
    core.isDisposed
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
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets go of all subscribers; a later subscriber gets `RxError.disposed`.
  public func dispose() {
    core.dispose(.error(RxError.disposed(object: Self.self)))
  }

  /// How a stream that owns the subject lets go of its subscribers when nothing can be sent to them any more.
  @usableFromInline var release: MediumRelease {
    MediumRelease(claim: core.claimRelease, perform: core.releaseSubscribers)
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    core.attach(sink, scope)
  }
}

// The state is behind the core's lock.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}

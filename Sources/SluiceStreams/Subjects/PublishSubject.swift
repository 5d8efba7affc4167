import Synchronization

/// A subject that sends each event to those who are subscribed when it arrives.
///
///     let taps = PublishSubject<Void>()
///     let subscription = taps.subscribe(onNext: { print("tapped") })
///     taps.onNext(())
///
/// Events may be sent from any thread, and from inside a subscriber: they are delivered one at a time, in the order in
/// which they arrived, to all subscribers before the next one. A subscriber that comes after the end gets the end.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let core = PublishCore<Element>()
  private let disposed = Atomic(false)

  /// A subject without subscribers.
  public init() {
    super.init()
  }

  deinit {
    core.take(.release(nil))
  }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool {
    core.hasObservers
  }

  /// Whether the subject was disposed.
  public var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Takes an event and sends it to the subscribers.
  @inlinable
  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { return onNext(element) }
    core.take(.event(event))
  }

  /// Takes an element and sends it to the subscribers.
  @inlinable
  public func onNext(_ element: Element) {
    core.next(element)
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets go of all subscribers; a later subscriber gets `RxError.disposed`.
  public func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    core.take(.release(.error(RxError.disposed(object: Self.self))))
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

// The state is behind the core's gate.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}

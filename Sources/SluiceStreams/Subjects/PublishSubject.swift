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
  @usableFromInline
  enum Input {
    case event(Event<Element>)
    case join(Slot<Element>)
    case leave(Slot<Element>)
    case dispose
  }

  @usableFromInline
  struct State {
    @usableFromInline var roster = Roster<Element>()
    @usableFromInline var end: Termination?

    @usableFromInline
    init() {}
  }

  @usableFromInline let gate = Gate<Input>()
  /// Who is subscribed, and the end once it has come; touched by the gate's owner only.
  @usableFromInline let state = StateBox.make(State())
  private let observerCount = Atomic(0)
  private let disposed = Atomic(false)

  /// A subject without subscribers.
  public init() {
    super.init()
  }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool {
    observerCount.load(ordering: .acquiring) > 0
  }

  /// Whether the subject was disposed.
  public var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Takes an event and sends it to the subscribers.
  @inlinable
  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { return onNext(element) }
    gate.run(.event(event), handle)
  }

  /// Takes an element and sends it to the subscribers.
  @inlinable
  public func onNext(_ element: Element) {
    if gate.enterIfFree() {
      state.value.roster.send(element)
      if !gate.leaveIfNothingWaits() { gate.leave(handle) }
    } else {
      gate.run(.event(.next(element)), handle)
    }
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets go of all subscribers; a later subscriber gets `RxError.disposed`.
  public func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    gate.run(.dispose, handle)
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    let slot = Slot(sink, scope)
    scope.add(Leave(self, slot))
    gate.run(.join(slot), handle)
  }

  @usableFromInline
  func handle(_ input: Input) {
    switch input {
    case .event(.next(let element)):
      state.value.roster.send(element)
    case .event(.error(let error)):
      end(.error(error))
    case .event(.completed):
      end(.completed)
    case .join(let slot):
      if let end = state.value.end {
        if !slot.scope.isDisposed { slot.sink.end(end) }
      } else if !slot.scope.isDisposed {
        state.value.roster.slots.append(slot)
      }
    case .leave(let slot):
      state.value.roster.remove(slot)
    case .dispose:
      state.value.roster = Roster()
      state.value.end = .error(RxError.disposed(object: Self.self))
    }
    observerCount.store(state.value.roster.slots.count, ordering: .releasing)
  }

  private func end(_ end: Termination) {
    guard state.value.end == nil else { return }
    state.value.end = end
    var ended = state.value.roster
    state.value.roster = Roster()
    observerCount.store(0, ordering: .releasing)
    ended.end(end)
  }

  private final class Leave: Disposable {
    // The slot is only used by the subject, by way of its gate.
    private let parts: Unchecked<(subject: PublishSubject<Element>, slot: Slot<Element>)>

    init(_ subject: PublishSubject<Element>, _ slot: Slot<Element>) {
      parts = Unchecked((subject, slot))
    }

    func dispose() {
      let (subject, slot) = parts.value
      subject.gate.run(.leave(slot), subject.handle)
    }
  }
}

// The state is behind the gate.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}

import Synchronization

/// The core of the sources that remember nothing: what is sent goes to those who are subscribed when it arrives.
///
/// Apart from the subject, so that a subscription can leave it without keeping the subject alive:
///
///     PublishSubject ──strong──▶ PublishCore ──strong──▶ slots ──strong──▶ scopes of the subscriptions
///     scopes         ──strong──▶ seats ──strong──▶ PublishCore     (a cycle, cut by an end, or when the subject dies)
@usableFromInline
// The state is behind the gate; elements that cross threads are Sendable wherever the compiler checks.
final class PublishCore<Element>: @unchecked Sendable {
  @usableFromInline
  enum Input {
    case event(Event<Element>)
    case join(Slot<Element>)
    case leave(Seat)
    /// Lets go of all subscribers; if there is an end, who comes later gets it.
    case release(Termination?)
  }

  @usableFromInline
  struct State {
    @usableFromInline var roster = Roster<Slot<Element>>()
    @usableFromInline var end: Termination?

    @usableFromInline
    init() {}
  }

  @usableFromInline let gate = Gate<Input>()
  /// Who is subscribed, and the end once it has come; touched by the gate's owner only.
  @usableFromInline let state = StateBox.make(State())
  private let observerCount = Atomic(0)
  #if DEBUG
    private let entry = ResourceEntry(PublishCore<Element>.self)
  #endif

  @usableFromInline
  init() {}

  var hasObservers: Bool {
    observerCount.load(ordering: .acquiring) > 0
  }

  @inlinable
  func next(_ element: Element) {
    if gate.enterIfFree() {
      state.value.roster.send(element)
      if !gate.leaveIfNothingWaits() { gate.leave(handle) }
    } else {
      gate.run(.event(.next(element)), handle)
    }
  }

  @inlinable
  func take(_ input: Input) {
    gate.run(input, handle)
  }

  /// Takes its turn to let go of the subscribers of now, without a word to them; who comes later is a subscriber again.
  ///
  /// - Returns: whether the caller has to call `releaseSubscribers()`.
  func claimRelease() -> Bool {
    gate.enter(.release(nil))
  }

  func releaseSubscribers() {
    handle(.release(nil))
    gate.leave(handle)
  }

  func attach(_ sink: Sink<Element>, _ scope: Scope) {
    let member = Member(self)
    scope.add(member)
    take(.join(Slot(sink, scope, member)))
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
        state.value.roster.append(slot)
      }
    case .leave(let seat):
      _ = state.value.roster.remove(seat)
    case .release(let end):
      state.value.roster = Roster()
      if let end { state.value.end = end }
    }
    observerCount.store(state.value.roster.count, ordering: .releasing)
  }

  private func end(_ end: Termination) {
    guard state.value.end == nil else { return }
    state.value.end = end
    let ended = state.value.roster.slots
    state.value.roster = Roster()
    observerCount.store(0, ordering: .releasing)
    for slot in ended where !slot.scope.isDisposed { slot.sink.end(end) }
  }

  /// Takes the subscription out of the roster when its scope ends.
  private final class Member: Seat, Disposable, @unchecked Sendable {
    private let core: PublishCore<Element>

    init(_ core: PublishCore<Element>) {
      self.core = core
    }

    func dispose() {
      core.take(.leave(self))
    }
  }
}

import Synchronization

/// The core of the sources that replay: subjects and relays with a memory, and the state of a reactor.
///
/// What arrives is remembered at once and delivered in arrival order, one event to all subscribers before the next, by
/// whichever thread is delivering already. A new subscriber gets what is remembered before `attach` returns, also while
/// another thread delivers; what arrives meanwhile waits in its slot.
@usableFromInline
final package class ReplayCore<Memory: ReplayMemory> {
  @usableFromInline package typealias Element = Memory.Element

  @usableFromInline
  enum Input {
    case event(Event<Element>)
    case join(ReplaySlot<Element>)
    case leave(Seat)
    case release
  }

  @usableFromInline
  struct State {
    @usableFromInline var memory: Memory
    @usableFromInline var isDisposed = false
    /// Whether nobody is left who could send anything.
    @usableFromInline var isAbandoned = false
    /// How many have subscribed and not left; 0 once the end has come.
    @usableFromInline var observers: UInt32 = 0
    @usableFromInline var end: Termination?
    @usableFromInline var waiting: [Input] = []

    @inlinable
    init(_ memory: Memory) {
      self.memory = memory
    }
  }

  @usableFromInline let state: Guarded<State>
  /// Whether some thread is delivering: it alone touches `roster` then.
  ///
  /// Taken under the lock of `state`, and given up without it: whoever leaves something to do says so here as well.
  @usableFromInline let turn = Turn()
  /// Who is subscribed, in order; touched by the delivering thread, or under the lock of `state` while nobody delivers.
  ///
  /// That it is touched by one thread at a time is seen to here, so that it is not checked on every event.
  @usableFromInline @exclusivity(unchecked) var roster = Roster<ReplaySlot<Element>>()
  #if DEBUG
    @usableFromInline let entry = ResourceEntry(ReplayCore<Memory>.self)
  #endif

  @inlinable
  package init(_ memory: Memory) {
    state = Guarded(State(memory))
  }

  /// The memory as it is now.
  @inlinable
  package func withMemory<Result>(_ body: (Memory, Termination?) throws -> Result) rethrows -> Result {
    try state.withLock { try body($0.memory, $0.end) }
  }

  package var hasObservers: Bool {
    state.withLock { $0.observers > 0 }
  }

  package var isDisposed: Bool {
    state.withLock { $0.isDisposed }
  }

  /// Remembers an element and delivers it in its turn.
  @inlinable
  package func next(_ element: Element) {
    let (isMine, displaced) = state.withLock { state -> (Bool, Element?) in
      guard state.end == nil else { return (false, nil) }
      let displaced = state.memory.record(element)
      return (state.observers > 0 && claim(&state, .event(.next(element))), displaced)
    }
    _ = consume displaced
    guard isMine else { return }
    send(element)
    leave()
  }

  /// Remembers the end and delivers it in its turn.
  @inlinable
  package func end(_ end: Termination) {
    let isMine = state.withLock { state in
      guard state.end == nil else { return false }
      state.end = end
      state.observers = 0
      return claim(&state, .event(end.event()))
    }
    guard isMine else { return }
    handle(.event(end.event()))
    leave()
  }

  /// Lets go of the subscribers, without a word to them, and of the memory; who comes later gets `end` alone.
  package func dispose(_ end: Termination) {
    let (isMine, forgotten, displaced) = state.withLock { state -> (Bool, [Element], Termination?) in
      guard !state.isDisposed else { return (false, [], nil) }
      state.isDisposed = true
      let displaced = state.end
      state.end = end
      state.observers = 0
      return (claim(&state, .release), state.memory.forget(), displaced)
    }
    _ = consume forgotten
    _ = consume displaced
    guard isMine else { return }
    handle(.release)
    leave()
  }

  /// Lets go of the subscribers, without a word to them, since nobody is left who could send them anything.
  ///
  /// Otherwise they and the core would keep each other:
  ///
  ///     core ──strong──▶ slots ──strong──▶ scopes of the subscriptions ──strong──▶ seats ──strong──▶ core
  @usableFromInline
  package func abandon() {
    let isMine = state.withLock { state in
      state.isAbandoned = true
      state.observers = 0
      return claim(&state, .release)
    }
    guard isMine else { return }
    handle(.release)
    leave()
  }

  /// Takes its turn to let go of the subscribers of now, without a word to them; who comes later is a subscriber again.
  ///
  /// - Returns: whether the caller has to call `releaseSubscribers()`.
  func claimRelease() -> Bool {
    state.withLock { claim(&$0, .release) }
  }

  func releaseSubscribers() {
    handle(.release)
    leave()
  }

  /// Takes the turn to deliver, or leaves `input` to the one who has it; called under the lock.
  @inlinable
  func claim(_ state: inout State, _ input: @autoclosure () -> Input) -> Bool {
    if turn.take() { return true }
    state.waiting.append(input())
    return false
  }

  @inlinable
  func send(_ element: Element) {
    roster.forEach { slot in
      if slot.isLive.load(ordering: .acquiring) {
        if !slot.scope.isDisposed { slot.sink.next(element) }
      } else {
        slot.deliver(.next(element))
      }
    }
  }

  /// Delivers what waits, until nothing does.
  @inlinable
  func leave() {
    while !turn.giveUp() {
      let batch = state.withLock { state -> [Input] in
        turn.keep()
        defer { state.waiting = [] }
        return state.waiting
      }
      for input in batch { handle(input) }
    }
  }

  @inlinable
  func handle(_ input: Input) {
    switch input {
    case .event(.next(let element)):
      send(element)
    case .event(let end):
      let ended = roster.slots
      roster = Roster()
      for slot in ended { slot.deliver(end) }
    case .join(let slot):
      if !slot.scope.isDisposed { roster.append(slot) }
    case .leave(let seat):
      _ = roster.remove(seat)
    case .release:
      roster = Roster()
    }
  }
}

extension ReplayCore {
  /// Subscribes: sends what is remembered, then what arrives.
  @usableFromInline
  package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    let member = Member(self)
    let slot = ReplaySlot(sink, scope, member)
    let (elements, end) = state.withLock { state -> ([Element], Termination?) in
      if state.end == nil, !state.isAbandoned {
        state.observers += 1
        if turn.isSomebodys() { state.waiting.append(.join(slot)) } else { roster.append(slot) }
      }
      let isReplayed = state.end == nil || state.memory.outlivesEnd && !state.isDisposed
      return (isReplayed ? state.memory.elements : [], state.end)
    }
    if end == nil { scope.add(member) }
    for element in elements where !scope.isDisposed { sink.next(element) }
    if let end {
      if !scope.isDisposed { sink.end(end) }
    } else {
      slot.goLive()
    }
  }

  /// Takes the subscription out of the roster when its scope ends.
  private final class Member: Seat, Disposable, @unchecked Sendable {
    private let core: ReplayCore

    init(_ core: ReplayCore) {
      self.core = core
    }

    func dispose() {
      let removed = core.state.withLock { state -> ReplaySlot<Element>? in
        if state.end == nil, !state.isAbandoned { state.observers -= 1 }
        if !core.turn.isSomebodys() { return core.roster.remove(self) }
        state.waiting.append(.leave(self))
        return nil
      }
      withExtendedLifetime(removed) {}
    }
  }
}

import SluiceStreams
import Synchronization

// The way of an action: send ▶ handle ▶ mutate ▶ receive ▶ apply ▶ publish. All but `send` and `receive`, which
// take the gate, are called by its owner.
extension ReactorRuntime {
  /// Takes an action from any thread.
  @inlinable
  func send(_ action: Action) {
    if isStubbed.load(ordering: .relaxed) { return record(action) }
    guard gate.enter(.action(action)) else { return }
    handle(action)
    leave()
  }

  /// Takes an action on behalf of the stub.
  @usableFromInline
  func record(_ action: Action) {
    stubbing.record(action)
    tellObservers(action)
  }

  /// Takes a mutation of an effect, from any thread.
  @inlinable
  func receive(_ mutation: Mutation) {
    if gate.enterIfFree() {
      withReactor { take(mutation, by: $0) }
      leave()
    } else if isEmitting {
      withReactor { take(mutation, by: $0) }
    } else if gate.enter(.mutation(mutation)) {
      withReactor { take(mutation, by: $0) }
      leave()
    }
  }

  /// Gives the gate up, after handling what waits.
  @inlinable
  func leave() {
    while true {
      if isBacklogged { drain() }
      if gate.leaveIfNothingWaits() { return }
      absorb()
    }
  }

  @inlinable
  @inline(__always)
  func handle(_ action: Action) {
    tellObservers(action)
    if let stage = owned.detours?.actionStage { stage.send(action) } else { mutate(action) }
  }

  @inlinable
  func mutate(_ action: Action) {
    withReactor { reactor in
      switch handlers.mutate(reactor, action) {
      case .nothing: return
      case .mutation(let mutation): take(mutation, by: reactor)
      case .stream(let effect): start(effect, for: action, of: reactor)
      }
    }
  }

  /// Calls `body` with the reactor, which lives at least until that returns; ends every effect if it is gone.
  @inlinable
  @inline(__always)
  func withReactor(_ body: (Reference) -> Void) {
    guard let reactor = life.reactor else { return life.end() }
    body(.passUnretained(reactor))
    extendLifetime(reactor)
  }

  /// Sends a mutation on, after those that arrived before it.
  @inlinable
  @inline(__always)
  func take(_ mutation: Mutation, by reactor: Reference) {
    if gate.hasWaiting { absorb() }
    if isBacklogged { drainMutations() }
    if owned.detours?.mutationStage != nil { feed(mutation) } else { apply(mutation, by: reactor) }
  }

  /// Reduces a mutation and publishes the state.
  @inlinable
  func apply(_ mutation: Mutation, by reactor: Reference) {
    guard !isStubbed.load(ordering: .relaxed) else { return }
    let emitting = emittingThread.load(ordering: .relaxed)
    if emitting != 0 { emittingThread.store(0, ordering: .relaxed) }
    let state = handlers.reduce(reactor, owned.state, mutation)
    if owned.detours != nil {
      publish(state, after: mutation)
    } else {
      owned.state = state
      core.next(state)
    }
    if emitting != 0 { emittingThread.store(emitting, ordering: .relaxed) }
  }

  /// Whether the calling thread is the one that subscribes to an effect, or feeds a transform, inside the gate.
  @usableFromInline var isEmitting: Bool {
    emittingThread.load(ordering: .relaxed) == ThreadID.current.rawValue
  }

  /// Runs `body`; what it emits on this thread is taken at once.
  @usableFromInline
  func emitting(_ body: () -> Void) {
    let outer = emittingThread.exchange(ThreadID.current.rawValue, ordering: .relaxed)
    // A trampoline of its own: what the effect emits by turns is through when this returns.
    Trampoline.run(body)
    emittingThread.store(outer, ordering: .relaxed)
  }

  /// Subscribes to an effect.
  @inlinable
  func start(_ effect: Observable<Mutation>, for action: Action, of reactor: Reference) {
    let scope = scope(for: action)
    let reactorType: Any.Type = reactor._withUnsafeGuaranteedRef { type(of: $0) }
    emitting {
      effect.attach(
        Sink(
          next: { [self] mutation in if !scope.isDisposed { receive(mutation) } },
          end: { [self] end in ended(scope, end, action, reactorType) }), scope)
    }
  }

  /// The life of an effect.
  @usableFromInline
  func scope(for action: Action) -> Scope {
    owned.detours?.monitor.map { $0.scope(of: action, in: root) } ?? root.child()
  }

  @usableFromInline
  func ended(_ scope: Scope, _ end: Termination, _ action: Action, _ reactorType: Any.Type) {
    if case .error(let error) = end, !scope.isDisposed {
      root.effects?.report(error, "\(reactorType).mutate(action: \(action)) failed, its effect has ended")
    }
    root.finish(scope)
  }
}

// What waits, and the transforms.
extension ReactorRuntime {
  /// Whether something waits inside the gate.
  @inlinable var isBacklogged: Bool {
    owned.backlog?.isEmpty == false
  }

  /// Moves what waits at the gate to the backlog.
  @inlinable
  func absorb() {
    let backlog = owned.backlog ?? Backlog()
    owned.backlog = backlog
    for work in gate.takeWaiting() {
      switch work {
      case .action, .transformedAction: backlog.append(work, isAction: true)
      case .mutation, .transformedMutation: backlog.append(work, isAction: false)
      }
    }
  }

  @inlinable
  func drain() {
    while let work = owned.backlog?.popFirst() { perform(work) }
  }

  /// Sends on the mutations that wait; not while one is fed to the author's stage, since those that wait came after it.
  @inlinable
  func drainMutations() {
    if owned.detours?.isFeeding == true { return }
    while let work = owned.backlog?.popMutation() { perform(work) }
  }

  @inlinable
  func perform(_ work: Work) {
    switch work {
    case .action(let action): handle(action)
    case .transformedAction(let action): mutate(action)
    case .mutation(let mutation):
      if owned.detours?.mutationStage != nil { feed(mutation) } else { withReactor { apply(mutation, by: $0) } }
    case .transformedMutation(let mutation): withReactor { apply(mutation, by: $0) }
    }
  }

  /// Sends a mutation through the author's stage.
  @usableFromInline
  func feed(_ mutation: Mutation) {
    guard let detours = owned.detours else { return }
    let outer = detours.isFeeding
    detours.isFeeding = true
    emitting { detours.mutationStage?.send(mutation) }
    detours.isFeeding = outer
  }

  /// Tells those who watch of a state, and sends it through the author's stage, if there is one.
  @usableFromInline
  func publish(_ state: State, after mutation: Mutation) {
    owned.detours?.monitor?.tell(mutation, owned.state, state)
    owned.state = state
    if let stage = owned.detours?.stateStage { stage.send(state) } else { core.next(state) }
  }

  /// Takes an action that came through `transform(action:)`, from any thread.
  func receiveTransformed(_ action: Action) {
    guard gate.enter(.transformedAction(action)) else { return }
    mutate(action)
    leave()
  }

  /// Takes a mutation that came through `transform(mutation:)`, from any thread.
  func receiveTransformed(_ mutation: Mutation) {
    if !gate.enterIfFree() {
      if isEmitting {
        if gate.hasWaiting { absorb() }
        drainMutations()
        return withReactor { apply(mutation, by: $0) }
      }
      guard gate.enter(.transformedMutation(mutation)) else { return }
    }
    withReactor { apply(mutation, by: $0) }
    leave()
  }
}

import SluiceStreams
import Synchronization

// The way of an action: send ▶ handle ▶ mutate ▶ receive ▶ apply ▶ publish. All but `send` and `receive`, which
// take the gate, are called by its owner.
extension ReactorRuntime {
  /// Takes an action from any thread.
  @inlinable
  func send(_ action: Action) {
    if stubbing.isEnabled { return record(action) }
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
      if !owned.value.backlog.isEmpty { drain() }
      if gate.leaveIfNothingWaits() { return }
      absorb()
    }
  }

  @inlinable
  func handle(_ action: Action) {
    tellObservers(action)
    if let stage = owned.value.actionStage { stage.send(action) } else { mutate(action) }
  }

  @inlinable
  func mutate(_ action: Action) {
    withReactor { reactor in
      let effect = handlers.mutate(reactor, action)
      switch effect.shape {
      case .just: take(unsafeDowncast(effect, to: JustObservable<Mutation>.self).element, by: reactor)
      case .empty: return
      case .general: start(effect, for: action)
      }
    }
  }

  /// Calls `body` with the reactor, which lives at least until that returns; ends every effect if it is gone.
  @inlinable
  func withReactor(_ body: (Reference) -> Void) {
    guard let reactor else { return shutDown() }
    withExtendedLifetime(reactor) { body(.passUnretained(reactor)) }
  }

  /// Sends a mutation on, after those that arrived before it.
  @inlinable
  func take(_ mutation: Mutation, by reactor: Reference) {
    if gate.hasWaiting { absorb() }
    if !owned.value.backlog.mutations.isEmpty { drainMutations() }
    if owned.value.mutationStage != nil { feed(mutation) } else { apply(mutation, by: reactor) }
  }

  /// Reduces a mutation and publishes the state.
  @inlinable
  func apply(_ mutation: Mutation, by reactor: Reference) {
    guard !stubbing.isEnabled else { return }
    let emitting = emittingThread.load(ordering: .relaxed)
    if emitting != 0 { emittingThread.store(0, ordering: .relaxed) }
    let state = handlers.reduce(reactor, owned.value.state, mutation)
    if owned.value.monitor != nil { tellMonitor(mutation, state) }
    owned.value.state = state
    if let stage = owned.value.stateStage { stage.send(state) } else { core.next(state) }
    if emitting != 0 { emittingThread.store(emitting, ordering: .relaxed) }
  }

  /// Whether the calling thread is the one that subscribes to an effect, or feeds a transform, inside the gate.
  @usableFromInline var isEmitting: Bool {
    emittingThread.load(ordering: .relaxed) == ThreadID.current.rawValue
  }

  /// Runs `body`; what it emits on this thread is taken at once.
  func emitting(_ body: () -> Void) {
    let outer = emittingThread.exchange(ThreadID.current.rawValue, ordering: .relaxed)
    // A trampoline of its own: what the effect emits by turns is through when this returns.
    Trampoline.run(body)
    emittingThread.store(outer, ordering: .relaxed)
  }

  @usableFromInline
  func start(_ effect: Observable<Mutation>, for action: Action) {
    let scope = owned.value.monitor.map { $0.scope(of: action, in: root) } ?? root.child()
    emitting {
      effect.attach(
        Sink(
          next: { [self] mutation in if !scope.isDisposed { receive(mutation) } },
          end: { [root, reactorType] end in
            if case .error(let error) = end, !scope.isDisposed {
              root.effects?.report(error, "\(reactorType).mutate(action: \(action)) failed, its effect has ended")
            }
            root.finish(scope)
          }), scope)
    }
  }
}

// What waits, and the transforms.
extension ReactorRuntime {
  /// Moves what waits at the gate to the backlog.
  @usableFromInline
  func absorb() {
    for work in gate.takeWaiting() {
      switch work {
      case .action, .transformedAction: owned.value.backlog.append(work, isAction: true)
      case .mutation, .transformedMutation: owned.value.backlog.append(work, isAction: false)
      }
    }
  }

  @usableFromInline
  func drain() {
    while let work = owned.value.backlog.popFirst() { perform(work) }
  }

  /// Sends on the mutations that wait; not while one is fed to the author's stage, since those that wait came after it.
  @usableFromInline
  func drainMutations() {
    guard !owned.value.isFeeding else { return }
    while let work = owned.value.backlog.popMutation() { perform(work) }
  }

  private func perform(_ work: Work) {
    switch work {
    case .action(let action): handle(action)
    case .transformedAction(let action): mutate(action)
    case .mutation(let mutation):
      if owned.value.mutationStage != nil { feed(mutation) } else { withReactor { apply(mutation, by: $0) } }
    case .transformedMutation(let mutation): withReactor { apply(mutation, by: $0) }
    }
  }

  @usableFromInline
  func feed(_ mutation: Mutation) {
    let outer = owned.value.isFeeding
    owned.value.isFeeding = true
    emitting { owned.value.mutationStage?.send(mutation) }
    owned.value.isFeeding = outer
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

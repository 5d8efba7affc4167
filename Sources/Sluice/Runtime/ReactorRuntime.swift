import SluiceStreams
import Synchronization

/// What runs a reactor: lets actions and mutations through one at a time, and keeps the state.
///
///     ReactorStore or ReactorTable ──strong──▶ ReactorRuntime ──weak──▶ Reactor
///     ReactorRuntime ──strong──▶ root scope ──▶ running effects ──▶ their sinks ──▶ ReactorRuntime
///                                                             (a cycle, cut by `shutDown`)
///
/// Everything happens behind one gate: whoever finds it free handles the action or mutation, and then what arrived
/// meanwhile, in order. So `reduce` never runs twice at a time, and no lock is held over the reactor's code.
///
/// One thing is let through at once although the gate is taken: a mutation that an effect emits while it is being
/// subscribed to, on the thread that subscribes. It is reduced before the effect goes on, as the effect expects.
@usableFromInline
final package class ReactorRuntime<Action, Mutation, State>: ActionSubject<Action> {
  /// What waits at the gate.
  @usableFromInline
  enum Work {
    case action(Action)
    case transformedAction(Action)
    case mutation(Mutation)
    case transformedMutation(Mutation)
  }

  /// The reactor while the owner of the gate holds it: handed on without a retain of its own.
  ///
  /// An object that is referred to weakly pays for each retain and release a walk to its side table.
  @usableFromInline typealias Reference = Unmanaged<AnyObject>

  /// The reactor's own code, compiled where its types are known.
  @usableFromInline
  struct Handlers {
    @usableFromInline let mutate: (Reference, Action) -> Observable<Mutation>
    @usableFromInline let reduce: (Reference, State, Mutation) -> State

    @inlinable
    init(
      mutate: @escaping (Reference, Action) -> Observable<Mutation>,
      reduce: @escaping (Reference, State, Mutation) -> State
    ) {
      self.mutate = mutate
      self.reduce = reduce
    }
  }

  /// What only the owner of the gate touches.
  @usableFromInline
  struct Owned {
    /// The state that `reduce` made last, before `transform(state:)`.
    @usableFromInline var state: State
    @usableFromInline var backlog = Backlog<Work>()
    @usableFromInline var actionStage: TransformStage<Action>?
    @usableFromInline var mutationStage: TransformStage<Mutation>?
    /// Whether a mutation is on its way through `mutationStage`.
    @usableFromInline var isFeeding = false
    @usableFromInline var stateStage: TransformStage<State>?
    /// Who watches, in a test.
    @usableFromInline var monitor: ReactorMonitor<Action, Mutation, State>?

    @inlinable
    init(state: State) {
      self.state = state
    }
  }

  /// Held by the maker until `start` has connected the reactor's transforms.
  @usableFromInline let gate = Gate<Work>(isOwned: true)
  @usableFromInline let owned: StateBox<Owned>
  @usableFromInline let core: ReplayCore<StateMemory<State>>
  @usableFromInline let handlers: Handlers
  @usableFromInline weak let reactor: AnyObject?
  /// The reactor's class, for messages.
  @usableFromInline let reactorType: Any.Type
  /// The thread that subscribes to an effect, or feeds a transform, at this moment; 0 if none does.
  @usableFromInline let emittingThread = Atomic<UInt>(0)
  /// Whether the transforms have been, or are being, connected.
  @usableFromInline let isStarted = Atomic(false)
  /// The stub, once it is asked for.
  @usableFromInline package let stubbing = Stubbing<Action, State>()
  /// What was delivered of the pulses that are delivered once.
  package let deliveries = PulseDeliveries()
  /// The life of all effects.
  @usableFromInline let root: Scope

  @inlinable
  package init<R: Reactor>(_ reactor: R) where R.Action == Action, R.Mutation == Mutation, R.State == State {
    let initialState = reactor.initialState
    self.reactor = reactor
    reactorType = type(of: reactor)
    root = Scope(effects: EffectRegistry())
    owned = .make(Owned(state: initialState))
    core = ReplayCore(StateMemory(initialState))
    handlers = Handlers(
      mutate: { reactor, action in
        reactor._withUnsafeGuaranteedRef { unsafeDowncast($0, to: R.self).mutate(action: action) }
      },
      reduce: { reactor, state, mutation in
        reactor._withUnsafeGuaranteedRef { unsafeDowncast($0, to: R.self).reduce(state: state, mutation: mutation) }
      })
    super.init(perform: { subject, action in
      unsafeDowncast(subject, to: ReactorRuntime<Action, Mutation, State>.self).send(action)
    })
  }

  deinit {
    core.abandon()
  }

  /// The state as observers see it.
  @inlinable package var currentState: State {
    stubbing.isEnabled ? stubbing.state(initial: unstubbedState).value : unstubbedState
  }

  /// The same without a stub.
  @inlinable package var unstubbedState: State {
    core.withMemory { memory, _ in memory.state }
  }

  /// The states; the stream does not keep the runtime.
  @inlinable package var stateStream: Observable<State> {
    if stubbing.isEnabled { return stubbing.state(initial: unstubbedState).asObservable() }
    return AnonymousObservable(core.attach)
  }

  /// Ends every effect.
  @usableFromInline
  package func shutDown() {
    root.dispose()
  }
}

// The state is behind the gate and the core's lock; actions, mutations and states are Sendable by `Reactor`.
extension ReactorRuntime: @unchecked Sendable where Action: Sendable {}

/// What waits inside the gate, in arrival order: mutations may be taken before actions that came earlier.
@usableFromInline
struct Backlog<Work> {
  @usableFromInline var actions = Fifo<(order: Int, work: Work)>()
  @usableFromInline var mutations = Fifo<(order: Int, work: Work)>()
  private var count = 0

  @usableFromInline
  init() {}

  @inlinable var isEmpty: Bool { actions.isEmpty && mutations.isEmpty }

  mutating func append(_ work: Work, isAction: Bool) {
    count += 1
    if isAction { actions.append((count, work)) } else { mutations.append((count, work)) }
  }

  @usableFromInline
  mutating func popMutation() -> Work? {
    mutations.popFirst()?.work
  }

  @usableFromInline
  mutating func popFirst() -> Work? {
    guard let action = actions.first else { return popMutation() }
    if let mutation = mutations.first, mutation.order < action.order { return popMutation() }
    return actions.popFirst()?.work
  }
}

import SluiceStreams
import Synchronization

/// What runs a reactor: lets actions and mutations through one at a time, and keeps the state.
///
///     ReactorStore or ReactorTable ──strong──▶ ReactorRuntime ──strong──▶ ReactorLife ──weak──▶ Reactor
///     ReactorLife ──strong──▶ root scope ──▶ running effects ──▶ their sinks ──▶ ReactorRuntime
///                                                          (a cycle, cut by `shutDown`)
///
/// Everything happens behind one gate: whoever finds it free handles the action or mutation, and then what arrived
/// meanwhile, in order. So `reduce` never runs twice at a time, and no lock is held over the reactor's code.
///
/// One thing is let through at once although the gate is taken: a mutation that an effect emits while it is being
/// subscribed to, on the thread that subscribes. It is reduced before the effect goes on, as the effect expects.
///
/// A program may have a million reactors that wait. So what few of them need (a stub, transforms, a backlog, the scope of
/// effects) is made when it is needed, and the rest is one object, and the core of the states.
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

  /// What `mutate` answers.
  ///
  /// Looked at where the reactor's types are known: if the compiler sees through `mutate` there, a stream of `just` that
  /// is only asked for its element takes no memory.
  @usableFromInline
  enum Answer {
    case nothing
    case mutation(Mutation)
    case stream(Observable<Mutation>)

    @inlinable
    init(_ effect: Observable<Mutation>) {
      switch effect.shape {
      case .just: self = .mutation(unsafeDowncast(effect, to: JustObservable<Mutation>.self).element)
      case .empty: self = .nothing
      case .general: self = .stream(effect)
      }
    }
  }

  /// The reactor's own code, compiled where its types are known.
  @usableFromInline
  struct Handlers {
    @usableFromInline let mutate: (Reference, Action) -> Answer
    @usableFromInline let reduce: (Reference, State, Mutation) -> State

    @inlinable
    init(
      mutate: @escaping (Reference, Action) -> Answer,
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
    /// What waits inside the gate; nil if nothing does.
    @usableFromInline var backlog: Backlog<Work>?
    /// Where the way of an action leaves the straight line; nil if nowhere.
    @usableFromInline var detours: Detours?

    @inlinable
    init(state: State) {
      self.state = state
    }
  }

  /// What the author of a reactor, or a test, has put in the way of an action.
  @usableFromInline
  final class Detours {
    @usableFromInline var actionStage: TransformStage<Action>?
    @usableFromInline var mutationStage: TransformStage<Mutation>?
    /// Whether a mutation is on its way through `mutationStage`.
    @usableFromInline var isFeeding = false
    var stateStage: TransformStage<State>?
    /// Who watches, in a test.
    var monitor: ReactorMonitor<Action, Mutation, State>?
  }

  /// Held by the maker until `start` has connected the reactor's transforms.
  @usableFromInline let gate = Gate<Work>(isOwned: true)
  /// Whether the transforms have been, or are being, connected.
  @usableFromInline let isStarted = Atomic(false)
  /// Whether the stub stands in for the reactor.
  @usableFromInline let isStubbed = Atomic(false)
  /// The thread that subscribes to an effect, or feeds a transform, at this moment; 0 if none does.
  @usableFromInline let emittingThread = Atomic<UInt>(0)
  /// That one thread touches it at a time is seen to by the gate, so that it is not checked at each step of an action.
  @usableFromInline @exclusivity(unchecked) var owned: Owned
  @usableFromInline let core: ReplayCore<StateMemory<State>>
  @usableFromInline let handlers: Handlers
  @usableFromInline let life: ReactorLife
  private let lazyStubbing = Lazy<Stubbing<Action, State>>()
  private let lazyDeliveries = Lazy<PulseDeliveries>()

  @inlinable
  package init<R: Reactor>(_ reactor: R) where R.Action == Action, R.Mutation == Mutation, R.State == State {
    let initialState = reactor.initialState
    life = ReactorLife(of: reactor)
    owned = Owned(state: initialState)
    core = ReplayCore(StateMemory(initialState))
    handlers = Handlers(
      mutate: { reactor, action in
        reactor._withUnsafeGuaranteedRef { Answer(unsafeDowncast($0, to: R.self).mutate(action: action)) }
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

  /// The stub, made when first asked for.
  @usableFromInline package var stubbing: Stubbing<Action, State> {
    lazyStubbing.object(orMake: Stubbing())
  }

  /// What was delivered of the pulses that are delivered once.
  package var deliveries: PulseDeliveries {
    lazyDeliveries.object(orMake: PulseDeliveries())
  }

  /// The life of all effects.
  package var root: Scope {
    life.root
  }

  /// The state as observers see it.
  @inlinable package var currentState: State {
    isStubbed.load(ordering: .relaxed) ? stubState.value : unstubbedState
  }

  /// The same without a stub.
  @inlinable package var unstubbedState: State {
    core.withMemory { memory, _ in memory.state }
  }

  /// The states; the stream does not keep the runtime.
  @inlinable package var stateStream: Observable<State> {
    if isStubbed.load(ordering: .relaxed) { return stubState.asObservable() }
    return AnonymousObservable(core.attach)
  }

  @usableFromInline var stubState: StateRelay<State> {
    stubbing.state(initial: unstubbedState)
  }

  /// What is in the way of an action, made when there is something; called by the owner of the gate.
  func makeDetours() -> Detours {
    let detours = owned.detours ?? Detours()
    owned.detours = detours
    return detours
  }
}

// The state is behind the gate and the core's lock; actions, mutations and states are Sendable by `Reactor`.
extension ReactorRuntime: @unchecked Sendable where Action: Sendable {}

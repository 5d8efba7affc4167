import SluiceStreams
import Synchronization

extension ReactorRuntime {
  /// Connects the reactor's transforms, once, when its streams are first used.
  ///
  /// The gate is held meanwhile: actions that are sent, also from inside a transform, are handled afterwards.
  @inlinable
  package func startIfNeeded<R: Reactor>(_ reactor: R)
  where R.Action == Action, R.Mutation == Mutation, R.State == State {
    if !isStarted.load(ordering: .acquiring), !isStubbed.load(ordering: .relaxed) { start(reactor) }
  }

  @usableFromInline
  func start<R: Reactor>(_ reactor: R) where R.Action == Action, R.Mutation == Mutation, R.State == State {
    guard isStarted.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { return }
    let initialState = owned.state
    connectState(reactor, initialState)
    connectMutations(reactor)
    connectActions(reactor)
    leave()
  }

  private func connectState<R: Reactor>(_ reactor: R, _ initialState: State) where R.State == State {
    let stage = TransformStage(
      reactor.transform(state:), in: root, output: { [core] in core.next($0) }, report: reporter("state", R.self))
    guard let stage else { return core.next(initialState) }
    makeDetours().stateStage = stage
    stage.connect()
    stage.send(initialState)
  }

  private func connectMutations<R: Reactor>(_ reactor: R) where R.Mutation == Mutation {
    let stage = TransformStage(
      reactor.transform(mutation:), in: root, output: { [weak self] in self?.receiveTransformed($0) },
      report: reporter("mutation", R.self))
    guard let stage else { return }
    makeDetours().mutationStage = stage
    emitting { stage.connect() }
  }

  private func connectActions<R: Reactor>(_ reactor: R) where R.Action == Action {
    let stage = TransformStage(
      reactor.transform(action:), in: root, output: { [weak self] in self?.receiveTransformed($0) },
      report: reporter("action", R.self))
    guard let stage else { return }
    makeDetours().actionStage = stage
    stage.connect()
  }

  private func reporter(_ name: String, _ type: Any.Type) -> (any Error) -> Void {
    { [effects = root.effects] error in
      effects?.report(
        error, "\(type).transform(\(name):) failed, it is subscribed to again at the next \(name)")
    }
  }
}

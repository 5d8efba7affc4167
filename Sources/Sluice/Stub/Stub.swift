import Synchronization

/// A reactor's stand-in for tests of its view: records actions, and lets the test set the state.
///
///     reactor.isStubEnabled = true
///     view.reactor = reactor
///     reactor.stub.state.value = State(isLoading: true)
///     #expect(view.spinner.isAnimating)
///     view.button.tap()
///     #expect(reactor.stub.actions.last == .refresh)
public final class Stub<R: Reactor>: Sendable {
  private let stubbing: Stubbing<R.Action, R.State>
  private let initialState: R.State

  /// Where a test can send actions, as the view does: the reactor's `action`.
  public let action: ActionSubject<R.Action>

  init(_ runtime: ReactorRuntime<R.Action, R.Mutation, R.State>?, initialState: R.State) {
    stubbing = runtime?.stubbing ?? Stubbing()
    action = runtime ?? ActionSubject()
    self.initialState = initialState
  }

  /// The state that the view sees; set its `value` to drive the view.
  public var state: StateRelay<R.State> {
    stubbing.state(initial: initialState)
  }

  /// The actions that were sent, oldest first.
  public var actions: [R.Action] {
    stubbing.actions
  }
}

extension Reactor {
  /// The reactor's stand-in.
  public var stub: Stub<Self> {
    let runtime = runtime
    return Stub(runtime, initialState: runtime?.unstubbedState ?? initialState)
  }

  /// Whether the stand-in is in force: neither `mutate` nor `reduce` runs then.
  ///
  /// Set it before the reactor's streams are used.
  public var isStubEnabled: Bool {
    get { runtime?.isStubbed.load(ordering: .relaxed) ?? false }
    set { runtime?.isStubbed.store(newValue, ordering: .sequentiallyConsistent) }
  }
}

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

  init(_ stubbing: Stubbing<R.Action, R.State>, initialState: R.State) {
    self.stubbing = stubbing
    self.initialState = initialState
  }

  /// The state that the view sees; set its `value` to drive the view.
  public var state: StateRelay<R.State> {
    stubbing.state(initial: initialState)
  }

  /// Where a test can send actions, as the view does.
  public var action: ActionSubject<R.Action> {
    let stubbing = stubbing
    return ActionSubject { subject, action in
      subject.tellObservers(action)
      stubbing.record(action)
    }
  }

  /// The actions that were sent, oldest first.
  public var actions: [R.Action] {
    stubbing.actions
  }
}

extension Reactor {
  /// The reactor's stand-in.
  public var stub: Stub<Self> {
    Stub(runtime?.stubbing ?? Stubbing(), initialState: initialState)
  }

  /// Whether the stand-in is in force: neither `mutate` nor `reduce` runs then.
  ///
  /// Set it before the reactor's streams are used.
  public var isStubEnabled: Bool {
    get { runtime?.stubbing.isEnabled ?? false }
    set { runtime?.stubbing.enable(newValue) }
  }
}

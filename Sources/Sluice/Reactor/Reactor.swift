/// The brain of a view: takes actions, and keeps the state that the view shows.
///
///     final class CounterReactor: Reactor {
///       enum Action { case increase }
///       enum Mutation { case add(Int) }
///       struct State { var count = 0 }
///
///       let initialState = State()
///
///       func mutate(action: Action) -> Observable<Mutation> {
///         switch action {
///         case .increase: .just(.add(1))
///         }
///       }
///
///       func reduce(state: State, mutation: Mutation) -> State {
///         var state = state
///         switch mutation {
///         case .add(let number): state.count += number
///         }
///         return state
///       }
///     }
///
/// Data flows one way: an action goes into `mutate(action:)`, which answers with a stream of mutations; each mutation
/// goes through `reduce(state:mutation:)`, one at a time, and makes the next state. Actions may be sent from any
/// thread. An action sent while another is handled waits until the state in flight has reached every observer.
public protocol Reactor: AnyObject, Sendable {
  /// What the user, or another part of the program, wants.
  associatedtype Action: Sendable

  /// A step that changes the state; the same as `Action` if not declared.
  associatedtype Mutation: Sendable = Action

  /// What the view shows.
  associatedtype State: Sendable

  /// Where actions are sent to.
  var action: ActionSubject<Action> { get }

  /// The state before the first mutation.
  var initialState: State { get }

  /// The state as it is now; already the new one when an observer is told of it.
  var currentState: State { get }

  /// The states: the present one for each new subscriber, then every new one.
  ///
  /// It never completes and never fails.
  var state: Observable<State> { get }

  /// Changes the stream of actions: adds to it, delays it, filters it. Called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// Answers an action with the mutations that it causes, now or later.
  ///
  /// An error in the stream ends that effect alone, and goes to `SluiceErrors.handler`.
  func mutate(action: Action) -> Observable<Mutation>

  /// Changes the stream of mutations, for example merges in those that other events cause. Called once.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// Makes the next state of the present one; has to do nothing else.
  func reduce(state: State, mutation: Mutation) -> State

  /// Changes what observers and `currentState` see; `reduce` is given the state before this. Called once.
  func transform(state: Observable<State>) -> Observable<State>

  /// Where the reactor keeps its runtime.
  ///
  /// Add `let store = ReactorStore()` to a reactor to keep it inside the reactor, which is faster and ends effects as
  /// soon as the reactor is released. Without it the runtime is kept in a table of the process.
  var store: ReactorStore { get }
}

extension Reactor {
  /// The actions as they are.
  public func transform(action: Observable<Action>) -> Observable<Action> {
    action
  }

  /// The mutations as they are.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    mutation
  }

  /// The states as they are.
  public func transform(state: Observable<State>) -> Observable<State> {
    state
  }

  /// No mutations.
  public func mutate(action: Action) -> Observable<Mutation> {
    .empty()
  }

  /// The state as it is.
  @inlinable
  public func reduce(state: State, mutation: Mutation) -> State {
    state
  }

  /// The process's table of runtimes.
  @inlinable public var store: ReactorStore {
    ReactorTable.shared
  }
}

extension Reactor where Action == Mutation {
  /// The action itself.
  @inlinable
  public func mutate(action: Action) -> Observable<Mutation> {
    .just(action)
  }
}

extension Reactor {
  /// Where actions are sent to.
  @inlinable public var action: ActionSubject<Action> {
    guard let runtime = runtime else { return ActionSubject() }
    runtime.startIfNeeded(self)
    return runtime
  }

  /// The state as it is now.
  @inlinable public var currentState: State {
    guard let runtime = runtime else { return initialState }
    runtime.startIfNeeded(self)
    return runtime.currentState
  }

  /// The states: the present one for each new subscriber, then every new one.
  @inlinable public var state: Observable<State> {
    guard let runtime = runtime else { return .just(initialState) }
    runtime.startIfNeeded(self)
    return runtime.stateStream
  }

  /// The values at `keyPath` of the states, without repetition.
  ///
  /// The same as `state.map(\.field).distinctUntilChanged()`.
  @inlinable
  public func state<Value: Equatable>(_ keyPath: KeyPath<State, Value>) -> Observable<Value> {
    state.distinctValues(at: keyPath)
  }

  /// The reactor's runtime, made when first asked for; nil while the reactor is being released without one.
  @inlinable package var runtime: ReactorRuntime<Action, Mutation, State>? {
    store.isTable ? ReactorTable.shared.runtime(ofListed: self) : store.runtime(of: self)
  }
}

/// The action of a reactor that takes none.
public typealias NoAction = Never

/// The mutation of a reactor that makes none.
public typealias NoMutation = Never

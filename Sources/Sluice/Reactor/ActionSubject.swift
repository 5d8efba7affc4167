import SluiceStreams

/// Where a reactor's actions are sent to.
///
///     reactor.action.onNext(.refresh)
///     button.rx.tap.map { Reactor.Action.refresh }.bind(to: reactor.action)
///
/// As a stream it sends the actions that the reactor gets. It never ends: an error or completion that is sent to it
/// does nothing, so that a stream of actions that completes does not end the reactor.
public class ActionSubject<Action>: ObservableType, ObserverType {
  /// The observer that feeds the subject.
  public typealias Observer = ActionSubject<Action>

  /// Handles an action; made where the reactor's types are known, so that it is compiled for them.
  @usableFromInline package let perform: (ActionSubject<Action>, Action) -> Void

  /// Those who listen to the actions; made when the first of them comes.
  @usableFromInline let observers = Lazy<PublishSubject<Action>>()

  @usableFromInline
  package init(perform: @escaping (ActionSubject<Action>, Action) -> Void = { $0.tellObservers($1) }) {
    self.perform = perform
  }

  /// Takes an action.
  @inlinable
  public final func on(_ event: Event<Action>) {
    if case .next(let action) = event { perform(self, action) }
  }

  /// Takes an action.
  @inlinable
  public final func onNext(_ action: Action) {
    perform(self, action)
  }

  /// Takes an action.
  @inlinable
  public final func dispatch(_ action: Action) {
    perform(self, action)
  }

  /// Starts sending the actions that the reactor gets to `observer`.
  public final func subscribe<Target: ObserverType>(_ observer: Target) -> any Disposable
  where Target.Element == Action {
    asObservable().subscribe(observer)
  }

  /// The actions that the reactor gets.
  public final func asObservable() -> Observable<Action> {
    observers.object(orMake: PublishSubject())
  }

  /// The subject as an observer.
  public final func asObserver() -> AnyObserver<Action> {
    .serialized(on)
  }

  @inlinable
  package final func tellObservers(_ action: Action) {
    if let subject = observers.object { subject.onNext(action) }
  }
}

// The observers are set once; `perform` hands actions to a gate.
extension ActionSubject: @unchecked Sendable where Action: Sendable {}

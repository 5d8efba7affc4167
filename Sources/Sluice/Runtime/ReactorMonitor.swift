import SluiceStreams
import Synchronization

/// Watches a reactor at work, for a test.
///
/// The closures but `failed` are called behind the reactor's gate: one at a time, in order, on whatever thread drives the
/// reactor.
@usableFromInline
package struct ReactorMonitor<Action, Mutation, State> {
  /// What is told of an effect that a reactor has started.
  package struct Effect {
    /// The action that started it.
    package let action: Action
    /// The effect's life; disposed once it has ended.
    package let scope: any Cancelable
    /// The registry through which the effect names itself.
    package let registry: EffectRegistry
  }

  /// Called with each mutation after it was reduced, and the states before and after.
  private let reduced: @Sendable (_ mutation: Mutation, _ old: State, _ new: State) -> Void
  /// Called with each effect that does not end at once, before it is subscribed to.
  private let started: @Sendable (Effect) -> Void
  /// Called with each error that nobody handles, on whatever thread it happens, and where it happened.
  let failed: SluiceErrors.Handler

  /// A monitor.
  package init(
    reduced: @escaping @Sendable (_ mutation: Mutation, _ old: State, _ new: State) -> Void,
    started: @escaping @Sendable (Effect) -> Void, failed: @escaping SluiceErrors.Handler
  ) {
    self.reduced = reduced
    self.started = started
    self.failed = failed
  }

  func tell(_ mutation: Mutation, _ old: State, _ new: State) {
    reduced(mutation, old, new)
  }

  /// The scope of an effect that is about to start.
  func scope(of action: Action, in root: Scope) -> Scope {
    let registry = EffectRegistry(under: root.effects)
    let scope = root.child(effects: registry)
    started(Effect(action: action, scope: scope, registry: registry))
    return scope
  }
}

extension ReactorRuntime {
  /// Lets `monitor` watch, and runs the tasks of effects on `executor`; to be called before the reactor is used.
  ///
  /// - Returns: false if the reactor has been used already, and nothing was done.
  package func watch(_ monitor: ReactorMonitor<Action, Mutation, State>, executor: (any TaskExecutor)?) -> Bool {
    // Until the runtime is started, its maker owns the gate.
    guard !isStarted.load(ordering: .acquiring) else { return false }
    makeDetours().monitor = monitor
    root.effects?.executor = executor
    root.effects?.handleErrors(with: monitor.failed)
    return true
  }
}

import Sluice
import Synchronization

/// What a reactor under test has done, noted from whatever thread it works on.
final class ReactorLog<Action: Sendable, Mutation: Sendable, State: Sendable>: Sendable {
  /// A mutation that was reduced.
  struct Step: Sendable {
    let mutation: Mutation
    let old: State
    let new: State
  }

  /// An effect that was started.
  struct Effect: Sendable {
    let action: Action
    let scope: any Cancelable
    let registry: EffectRegistry
  }

  /// An error that nobody handled.
  struct Failure: Sendable {
    let error: any Error
    /// Where it happened.
    let context: String
  }

  private struct Content {
    var steps = Fifo<Step>()
    var effects: [Effect] = []
    var failures = Fifo<Failure>()
  }

  private let content = Mutex(Content())
  /// Rung when something happens.
  let bell = ActivityBell()

  /// The steps that wait to be asserted.
  var steps: [Step] {
    content.withLock { $0.steps.elements }
  }

  var hasSteps: Bool {
    content.withLock { !$0.steps.isEmpty }
  }

  /// The errors that wait to be asserted.
  var failures: [Failure] {
    content.withLock { $0.failures.elements }
  }

  /// The effects that have not ended.
  var runningEffects: [Effect] {
    content.withLock { content in
      content.effects.removeAll { $0.scope.isDisposed }
      return content.effects
    }
  }

  /// What watches the reactor on behalf of this log.
  var monitor: ReactorMonitor<Action, Mutation, State> {
    ReactorMonitor(
      reduced: { [self] mutation, old, new in
        content.withLock { $0.steps.append(Step(mutation: mutation, old: old, new: new)) }
        bell.ring()
      },
      started: { [self] effect in
        content.withLock {
          $0.effects.append(Effect(action: effect.action, scope: effect.scope, registry: effect.registry))
        }
        bell.ring()
      },
      failed: { [self] error, context in
        content.withLock { $0.failures.append(Failure(error: error, context: context)) }
        bell.ring()
      })
  }

  /// Takes out the first step.
  func popStep() -> Step? {
    content.withLock { $0.steps.popFirst() }
  }

  /// Takes out the first step that `matches`, and all before it.
  func popSteps(through matches: (Step) -> Bool) -> Step? {
    let steps = steps
    guard let place = steps.firstIndex(where: matches) else { return nil }
    content.withLock { content in
      for _ in 0...place { _ = content.steps.popFirst() }
    }
    return steps[place]
  }

  /// Takes out all steps.
  func popSteps() -> [Step] {
    content.withLock { $0.steps.popAll() }
  }

  /// Takes out the first error.
  func popFailure() -> Failure? {
    content.withLock { $0.failures.popFirst() }
  }

  /// Takes out all errors.
  func popFailures() -> [Failure] {
    content.withLock { $0.failures.popAll() }
  }
}

extension Fifo {
  fileprivate var elements: [Element] {
    var rest = self
    return rest.popAll()
  }

  fileprivate mutating func popAll() -> [Element] {
    var elements: [Element] = []
    while let element = popFirst() { elements.append(element) }
    return elements
  }
}

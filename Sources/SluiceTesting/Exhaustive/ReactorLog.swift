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

  private struct Content {
    var steps: [Step] = []
    var effects: [Effect] = []
  }

  private let content = Mutex(Content())
  /// Rung when something happens.
  let bell = ActivityBell()

  var steps: [Step] {
    content.withLock { $0.steps }
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
      })
  }

  /// Takes out the first step.
  func popStep() -> Step? {
    content.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
  }

  /// Takes out the first step that `matches`, and all before it.
  func popSteps(through matches: (Step) -> Bool) -> Step? {
    let steps = steps
    guard let place = steps.firstIndex(where: matches) else { return nil }
    content.withLock { $0.steps.removeFirst(place + 1) }
    return steps[place]
  }

  /// Takes out all steps.
  func popSteps() -> [Step] {
    content.withLock { content in
      defer { content.steps = [] }
      return content.steps
    }
  }
}

import Sluice

/// What a test of a reactor says when it fails: what happened, what differs, the likely cause, and what to do.
struct Messages<R: Reactor> {
  typealias Step = ReactorLog<R.Action, R.Mutation, R.State>.Step
  typealias Effect = ReactorLog<R.Action, R.Mutation, R.State>.Effect
  typealias Failure = ReactorLog<R.Action, R.Mutation, R.State>.Failure

  /// How many left-over mutations are shown.
  private static var stepLimit: Int { 8 }

  /// How much of a value is taken apart to name it.
  private static var nameLimit: Int { 10_000 }

  /// The action that was sent last.
  let lastAction: R.Action?
  let clock: TestClock

  /// A value on one line.
  static func name(_ value: Any) -> String {
    Dumper.dump(value, limit: nameLimit).summary()
  }

  static func usedBefore(_ type: R.Type) -> String {
    """
    This \(type) was used before the test was made: its action, state or currentState was asked for, so that not all it does can \
    be accounted for.

    Make the reactor for the test: ReactorTest(\(type)(...)).
    """
  }

  static func wrongReduction(_ difference: String, _ mutations: String) -> String {
    """
    reduce(state:mutation:) makes another state of \(mutations) than expected (- expected, + received):

    \(difference.indented)
    """
  }

  func wrongState(_ difference: String) -> String {
    """
    The state is not the expected one (- expected, + received):

    \(difference.indented)

    The closure may only set what the state has by now.
    """
  }

  func unstatedChange(_ difference: String, by mutation: R.Mutation) -> String {
    let name = Self.name(mutation)
    return """
      The state changed with \(name), and the test does not say how (- before, + after):

      \(difference.indented)

      If the change is right, make it in a closure: expect(\(name)) { $0.… = … }
      """
  }

  func wrongState(_ difference: String, after step: Step, _ expected: R.State, _ later: [Step]) -> String {
    """
    The state after \(Self.name(step.mutation)) is not the expected one (- expected, + received):

    \(difference.indented)

    \(whyWrong(step, expected, later))
    """
  }

  private func whyWrong(_ step: Step, _ expected: R.State, _ later: [Step]) -> String {
    if let place = later.lastIndex(where: { areSame(expected, $0.new) }) {
      let steps = [step] + later[...place]
      return """
        The closure makes the change of \(steps.count) mutations at once. Each is expected by itself, in order:
        \(steps.prefix(Self.stepLimit).map { "  expect(\(Self.name($0.mutation))) { … }" }.joined(separator: "\n"))\(more(steps))
        """
    }
    if areSame(step.old, step.new) {
      return "reduce(state:mutation:) leaves the state as it was, and the closure changes it: one of them is wrong."
    }
    if areSame(step.old, expected) {
      return "reduce(state:mutation:) changes the state, and the closure leaves it as it was: one of them is wrong."
    }
    return "reduce(state:mutation:) makes another change than the closure: one of them is wrong."
  }

  func wrongMutation(_ expected: R.Mutation, _ difference: String, _ waiting: [Step]) -> String {
    let place = waiting.firstIndex { areSame(expected, $0.mutation) }
    let cause =
      if let place {
        "\(Self.name(expected)) comes later, as number \(place + 1) of \(waiting.count) that wait: the order is another."
      } else {
        "\(Self.name(expected)) is not among those that wait: \(source) causes another mutation."
      }
    return """
      The next mutation is not the expected one (- expected, + received):

      \(difference.indented)

      \(cause)
      """
  }

  func missing(
    _ mutation: R.Mutation?, among waiting: [Step], _ log: ReactorLog<R.Action, R.Mutation, R.State>,
    waited limit: Duration? = nil
  ) -> String {
    let expected = mutation.map(Self.name) ?? "a mutation"
    let time = limit.map { " came within \($0)" }
    let title =
      waiting.isEmpty
      ? "Expected \(expected), but none \(time ?? "waits")."
      : "Expected \(expected), but it is not among those that wait:\n\n\(list(waiting))"
    let failures = log.failures
    let cause =
      failures.isEmpty
      ? whyNone(log.runningEffects, hasWaited: limit != nil) : "\(list(failures))\n\n\(Self.handleErrors)"
    return "\(title)\n\n\(cause)"
  }

  func leftover(_ steps: [Step], before action: R.Action?) -> String {
    let title =
      action.map { "\(Self.name($0)) is sent while \(count(steps)) not been asserted:" }
      ?? "The test ends while \(count(steps)) not been asserted:"
    return """
      \(title)

      \(changes(steps))

      Expect each of them, in this order, or call skipMutations() if they do not matter here.
      """
  }

  func unexpected(_ steps: [Step]) -> String {
    """
    Expected no mutation, but \(steps.count == 1 ? "one waits" : "\(steps.count) wait"):

    \(changes(steps))

    \(steps.count == 1 ? "Expect it before, if it is right." : "Expect them before, if they are right.")
    """
  }

  func unhandled(_ failures: [Failure]) -> String {
    """
    \(failures.count == 1 ? "An error that nobody handles:" : "\(failures.count) errors that nobody handles:")

    \(list(failures))

    \(Self.handleErrors)
    """
  }

  func missingError(_ error: any Error, _ effects: [Effect]) -> String {
    """
    Expected the error \(Self.name(error)), but nothing failed, or something handles the error.

    \(whyNone(effects, hasWaited: false, of: "errors"))
    """
  }

  func wrongError(_ difference: String, _ failure: Failure) -> String {
    """
    The error is not the expected one (- expected, + received):

    \(difference.indented)

    \(failure.context).
    """
  }

  func running(_ effects: [Effect], waited limit: Duration? = nil) -> String {
    let title = limit.map { "After \($0), " } ?? "The test ends, but "
    let verb = effects.count == 1 ? "effect is" : "effects are"
    return """
      \(title)\(effects.count) \(verb) still running:

      \(effects.map { "  " + name($0) }.joined(separator: "\n"))

      \(whatNext) Or cancel the effect by an action, or by cancelEffects() if it may go on for ever.
      """
  }

  func restless(steps: Int) -> String {
    """
    The reactor does not come to rest: \(steps) pieces of work followed one another while the clock stood still\
    \(lastAction.map { ", after \(Self.name($0))" } ?? "").

    Look for an effect that repeats itself without a delay.
    """
  }

  // MARK: Parts

  private var source: String {
    lastAction.map { "mutate(action: \(Self.name($0)))" } ?? "transform(mutation:)"
  }

  private func count(_ steps: [Step]) -> String {
    steps.count == 1 ? "a mutation has" : "\(steps.count) mutations have"
  }

  private func list(_ steps: [Step]) -> String {
    steps.prefix(Self.stepLimit).map { "  " + Self.name($0.mutation) }.joined(separator: "\n") + more(steps)
  }

  private func list(_ failures: [Failure]) -> String {
    failures.prefix(Self.stepLimit).map { "  \(Self.name($0.error)): \($0.context)" }.joined(separator: "\n")
      + (failures.count > Self.stepLimit ? "\n  … and \(failures.count - Self.stepLimit) more" : "")
  }

  private static var handleErrors: String {
    "Handle it where the effect is made, as with catch or retry, or say that it comes: expectError(…)."
  }

  private func more(_ steps: [Step]) -> String {
    steps.count > Self.stepLimit ? "\n  … and \(steps.count - Self.stepLimit) more" : ""
  }

  /// The mutations, each with what it changed.
  private func changes(_ steps: [Step]) -> String {
    steps.prefix(Self.stepLimit).map { step in
      let name = "  " + Self.name(step.mutation)
      guard let difference = difference(of: step.old, step.new) else { return name + " (changed nothing)" }
      return "\(name)\n\(difference.indented.indented)"
    }.joined(separator: "\n") + more(steps)
  }

  private func name(_ effect: Effect) -> String {
    let ids = effect.registry.usedIDs.map { Self.name($0.base) }
    let names = ids.isEmpty ? "" : ", with the cancel id \(ids.joined(separator: ", "))"
    return "the effect of \(Self.name(effect.action))\(names)"
  }

  private func whyNone(_ effects: [Effect], hasWaited: Bool, of what: String = "mutations") -> String {
    guard !effects.isEmpty || clock.nextDueTime != nil else {
      return "No effect is running: \(source) causes fewer \(what) than the test expects."
    }
    let running = effects.isEmpty ? "" : "Still running: \(effects.map(name).joined(separator: "; ")).\n"
    guard hasWaited || clock.nextDueTime != nil else {
      return running
        + """
        It waits for something outside of the test: a callback, an actor, another clock. Wait for it with \
        `await test.waitForMutation()`, or give the reactor the test's clock.
        """
    }
    return running + whatNext
  }

  private var whatNext: String {
    guard let due = clock.nextDueTime else {
      return "What it waits for is outside of the test: a callback, an actor, another clock. Let that answer."
    }
    return "The clock's next work is due in \(clock.clock.duration(to: due).literal): call advance(by:)."
  }
}

extension Duration {
  /// The duration as it is written in code.
  var literal: String {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    if nanoseconds.isMultiple(of: 1_000_000_000) { return ".seconds(\(nanoseconds / 1_000_000_000))" }
    if nanoseconds.isMultiple(of: 1_000_000) { return ".milliseconds(\(nanoseconds / 1_000_000))" }
    return ".nanoseconds(\(nanoseconds))"
  }
}

extension String {
  /// The text with each line moved to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}

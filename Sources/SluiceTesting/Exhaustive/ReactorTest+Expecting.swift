import Sluice

extension ReactorTest {
  /// Expects the next mutation, and that it changes the state as `change` does.
  ///
  /// In the partial mode: expects the mutation among those that wait, passes over those before it, and expects that the state has
  /// the values that `change` sets.
  ///
  /// - Parameters:
  ///   - mutation: the mutation, compared with `==` if it is Equatable, otherwise by its parts.
  ///   - change: makes the change on a copy of the state before the mutation; without it, nothing may change.
  public func expect(
    _ mutation: R.Mutation, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout R.State) throws -> Void
  ) rethrows {
    try expect(mutation, FailureLocation(fileID, filePath, line, column), change)
  }

  /// Expects the next mutation, and that the state stays as it is.
  ///
  /// In the partial mode, whatever happens to the state is left open.
  public func expect(
    _ mutation: R.Mutation, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID, filePath, line, column)
    guard let step = nextStep(mutation, location), mode == .exhaustive else { return }
    guard let difference = difference(of: step.old, step.new) else { return }
    reportFailure(messages.wrongState(difference, after: step.mutation, isChangeStated: false), at: location)
  }

  /// Expects a next mutation, whichever it is, that changes the state as `change` does.
  public func expect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout R.State) throws -> Void
  ) rethrows {
    try expect(nil, FailureLocation(fileID, filePath, line, column), change)
  }

  /// Expects that no mutation waits to be asserted.
  public func expectNoMutation(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let steps = log.popSteps()
    guard !steps.isEmpty else { return }
    reportFailure(messages.unexpected(steps), at: FailureLocation(fileID, filePath, line, column))
  }

  /// Expects that the state, as it is now, has the values that `change` sets.
  ///
  ///     test.expectState { $0.count = 3 }
  ///
  /// - Parameter change: sets values on a copy of the state, which has to be equal to the state afterwards.
  public func expectState(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout R.State) throws -> Void
  ) rethrows {
    let state = reactor.currentState
    var expected = state
    try change(&expected)
    guard let difference = difference(of: expected, state) else { return }
    reportFailure(
      messages.wrongState(difference, after: nil), at: FailureLocation(fileID, filePath, line, column))
  }

  /// Takes the mutations that wait as they are, without asserting them.
  ///
  /// - Returns: the mutations.
  @discardableResult
  public func skipMutations() -> [R.Mutation] {
    log.popSteps().map(\.mutation)
  }

  func expect(
    _ mutation: R.Mutation?, _ location: FailureLocation, _ change: (inout R.State) throws -> Void
  ) rethrows {
    guard let step = nextStep(mutation, location) else { return }
    var expected = mode == .exhaustive ? step.old : step.new
    try change(&expected)
    guard let difference = difference(of: expected, step.new) else { return }
    reportFailure(messages.wrongState(difference, after: step.mutation), at: location)
  }

  /// The step that an expectation is about; nil, with a failure, if there is none.
  private func nextStep(_ mutation: R.Mutation?, _ location: FailureLocation) -> ReactorLog<
    R.Action, R.Mutation, R.State
  >.Step? {
    let waiting = log.steps
    if mode == .partial, let mutation {
      if let step = log.popSteps(through: { difference(of: mutation, $0.mutation) == nil }) { return step }
      reportFailure(messages.missing(mutation, among: waiting, log.runningEffects), at: location)
      return nil
    }
    guard let step = log.popStep() else {
      reportFailure(messages.missing(mutation, among: [], log.runningEffects), at: location)
      return nil
    }
    if let mutation, let difference = difference(of: mutation, step.mutation) {
      reportFailure(messages.wrongMutation(mutation, difference, waiting), at: location)
      return nil
    }
    return step
  }
}

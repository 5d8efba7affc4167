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
    reportFailure(messages.unstatedChange(difference, by: step.mutation), at: location)
  }

  /// Expects a next mutation, whichever it is, that changes the state as `change` does.
  ///
  /// In the partial mode: expects that some mutation waits, takes all that do, and expects that the state has the values that
  /// `change` sets.
  public func expect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout R.State) throws -> Void
  ) rethrows {
    let location = FailureLocation(fileID, filePath, line, column)
    guard mode == .partial else { return try expect(nil, location, change) }
    if log.popSteps().isEmpty {
      reportFailure(messages.missing(nil, among: [], log), at: location)
    } else {
      try expectState(location, change)
    }
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
    try expectState(FailureLocation(fileID, filePath, line, column), change)
  }

  /// Expects that an effect, or a transform, has failed with an error that nobody handles.
  ///
  ///     test.send(.load)
  ///     test.expectError(Offline())
  ///
  /// Each such error fails the test otherwise.
  ///
  /// - Parameter error: the error, compared with `==` if it is Equatable, otherwise by its parts.
  public func expectError(
    _ error: some Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID, filePath, line, column)
    guard let failure = log.popFailure() else {
      return reportFailure(messages.missingError(error, log.runningEffects), at: location)
    }
    guard let difference = difference(of: error as any Error, failure.error) else { return }
    reportFailure(messages.wrongError(difference, failure), at: location)
  }

  /// Takes the mutations that wait as they are, without asserting them.
  ///
  /// - Returns: the mutations.
  @discardableResult
  public func skipMutations() -> [R.Mutation] {
    log.popSteps().map(\.mutation)
  }

  func expectState(_ location: FailureLocation, _ change: (inout R.State) throws -> Void) rethrows {
    let state = reactor.currentState
    var expected = state
    try change(&expected)
    guard let difference = difference(of: expected, state) else { return }
    reportFailure(messages.wrongState(difference), at: location)
  }

  func expect(
    _ mutation: R.Mutation?, _ location: FailureLocation, _ change: (inout R.State) throws -> Void
  ) rethrows {
    guard let step = nextStep(mutation, location) else { return }
    var expected = mode == .exhaustive ? step.old : step.new
    try change(&expected)
    guard let difference = difference(of: expected, step.new) else { return }
    reportFailure(messages.wrongState(difference, after: step, expected, log.steps), at: location)
  }

  /// The step that an expectation is about; nil, with a failure, if there is none.
  private func nextStep(_ mutation: R.Mutation?, _ location: FailureLocation) -> ReactorLog<
    R.Action, R.Mutation, R.State
  >.Step? {
    if mode == .partial, let mutation {
      let waiting = log.steps
      if let step = log.popSteps(through: { areSame(mutation, $0.mutation) }) { return step }
      reportFailure(messages.missing(mutation, among: waiting, log), at: location)
      return nil
    }
    guard let step = log.popStep() else {
      reportFailure(messages.missing(mutation, among: [], log), at: location)
      return nil
    }
    if let mutation, let difference = difference(of: mutation, step.mutation) {
      reportFailure(messages.wrongMutation(mutation, difference, [step] + log.steps), at: location)
      return nil
    }
    return step
  }
}

import Sluice

extension ReactorTest {
  /// Sends an action, and lets everything that it causes happen, as far as time may stand still.
  ///
  ///     test.send(.increase)
  ///     test.expect(.setCount(1)) { $0.count = 1 }
  public func send(
    _ action: R.Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    send(action, FailureLocation(fileID, filePath, line, column))
  }

  /// Sends an action, and expects that it causes one mutation, which changes the state as `change` does.
  ///
  ///     test.send(.increase) { $0.count = 1 }
  ///
  /// The same as `send(_:)` followed by `expect(_:)`. An action that causes several mutations is sent without a closure, and each
  /// of them expected by itself.
  ///
  /// In the partial mode: expects that the state, after everything has settled, has the values that `change` sets, however many
  /// mutations it took.
  public func send(
    _ action: R.Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout R.State) throws -> Void
  ) rethrows {
    let location = FailureLocation(fileID, filePath, line, column)
    send(action, location)
    if mode == .exhaustive { try expect(nil, location, change) } else { try expectState(location, change) }
  }

  /// Moves the clock forward, and lets everything happen that becomes due, each at its time.
  ///
  /// - Parameter span: how far; zero or more.
  public func advance(
    by span: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID, filePath, line, column)
    clock.advance(by: span, at: location, running: clock.runNext(until:)) { settle(location) }
  }

  private func send(_ action: R.Action, _ location: FailureLocation) {
    reportLeftovers(before: action, location)
    lastAction = action
    reactor.action.onNext(action)
    settle(location)
  }

  /// Fails for what was not asserted before `action` is sent, or before the test ends.
  func reportLeftovers(before action: R.Action?, _ location: FailureLocation) {
    let (steps, failures) = (log.popSteps(), log.popFailures())
    // An error that nobody handles is a fault also of a test that is only about some of what happens.
    if !failures.isEmpty { reportFailure(messages.unhandled(failures), at: location) }
    guard mode == .exhaustive, !steps.isEmpty else { return }
    reportFailure(messages.leftover(steps, before: action), at: location)
  }

  /// Runs effects and what is due at the present time, until nothing can go on by itself.
  ///
  /// - Returns: false, with a failure, if there is no end to it.
  @discardableResult
  func settle(_ location: FailureLocation) -> Bool {
    for _ in 0..<Self.stepLimit where !runNext() { return true }
    reportFailure(messages.restless(steps: Self.stepLimit), at: location)
    return false
  }

  private func runNext() -> Bool {
    executor.runNext() || clock.runNext(until: clock.clock)
  }

  /// How many pieces of work may follow one another without the clock moving.
  private static var stepLimit: Int { 100_000 }
}

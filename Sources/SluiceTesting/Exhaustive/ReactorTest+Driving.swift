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
  /// The same as `send(_:)` followed by `expect(_:)`.
  public func send(
    _ action: R.Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout R.State) throws -> Void
  ) rethrows {
    let location = FailureLocation(fileID, filePath, line, column)
    send(action, location)
    try expect(nil, location, change)
  }

  /// Moves the clock forward, and lets everything happen that becomes due, each at its time.
  ///
  /// - Parameter span: how far; zero or more.
  public func advance(
    by span: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID, filePath, line, column)
    guard span >= .zero else {
      return reportFailure(
        "advance(by: \(span)): the clock only moves forward; the span has to be zero or more.", at: location)
    }
    let target = clock.clock.advanced(by: span)
    settle(location)
    while clock.runNext(until: target) { settle(location) }
    clock.advanceTo(target)
    settle(location)
  }

  private func send(_ action: R.Action, _ location: FailureLocation) {
    if mode == .exhaustive {
      let steps = log.popSteps()
      if !steps.isEmpty { reportFailure(messages.leftover(steps, before: action), at: location) }
    } else {
      _ = log.popSteps()
    }
    lastAction = Messages<R>.name(action)
    reactor.action.onNext(action)
    settle(location)
  }

  /// Runs effects and what is due at the present time, until nothing can go on by itself.
  func settle(_ location: FailureLocation) {
    for _ in 0..<Self.stepLimit where !runNext() { return }
    reportFailure(messages.restless(steps: Self.stepLimit), at: location)
  }

  private func runNext() -> Bool {
    executor.runNext() || clock.runNext(until: clock.clock)
  }

  /// How many pieces of work may follow one another without the clock moving.
  private static var stepLimit: Int { 100_000 }
}

import Sluice

extension ReactorTest {
  /// Waits until a mutation waits to be asserted, for effects that are answered from outside of the test.
  ///
  ///     test.send(.load)                   // asks a service that answers on a queue of its own
  ///     await test.waitForMutation()
  ///     test.expect(.setItems([1, 2])) { $0.items = [1, 2] }
  ///
  /// - Parameter limit: how long, in real time; then the test fails.
  public func waitForMutation(
    within limit: Duration = .seconds(5), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = FailureLocation(fileID, filePath, line, column)
    let isThere = await log.bell.wait(isolation: isolation, within: limit) {
      settle(location)
      return log.hasSteps || log.runningEffects.isEmpty
    }
    guard !isThere || !log.hasSteps else { return }
    reportFailure(messages.missing(nil, among: [], log, waited: isThere ? nil : limit), at: location)
  }

  /// Waits until every effect has ended, for effects that are answered from outside of the test.
  ///
  /// - Parameter limit: how long, in real time; then the test fails.
  public func waitForEffects(
    within limit: Duration = .seconds(5), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = FailureLocation(fileID, filePath, line, column)
    let haveEnded = await log.bell.wait(isolation: isolation, within: limit) {
      settle(location)
      return log.runningEffects.isEmpty
    }
    if !haveEnded { reportFailure(messages.running(log.runningEffects, waited: limit), at: location) }
  }
}

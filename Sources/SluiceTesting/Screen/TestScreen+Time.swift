import SluiceStreams

extension TestScreen {
  /// Lets virtual time pass: what becomes due happens, each at its time, and the screen is drawn where a view asks for it.
  ///
  /// - Parameter span: how far; zero or more.
  public func advance(
    by span: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID, filePath, line, column)
    clock.advance(by: span, at: location) { limit in
      drive { clock.runNext(until: limit) }
    } settling: {
      settle(location)
    }
  }

  /// Does something as a part of the program, and lets everything happen that it causes, as after a key.
  ///
  ///     screen.perform { reactor.action.onNext(.refresh) }
  public func perform<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws -> Result
  ) rethrows -> Result {
    defer { settle(FailureLocation(fileID, filePath, line, column)) }
    return try drive(body)
  }

  /// Waits until `condition` is true of the screen, for what is answered from outside of the test.
  ///
  ///     screen.press("r")                                 // reads a file on a queue of its own
  ///     await screen.wait { $0.text.contains("2 files") }
  ///
  /// - Parameters:
  ///   - limit: how long, in real time; then the test fails, and shows the frame.
  ///   - condition: is asked now, and whenever something has happened.
  public func wait(
    within limit: Duration = .seconds(5), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, until condition: (TestScreen) -> Bool
  ) async {
    let location = FailureLocation(fileID, filePath, line, column)
    let isTrue = await bell.wait(isolation: MainActor.shared, within: limit) {
      settle(location)
      return condition(self)
    }
    if !isTrue {
      reportFailure("The condition was not true of the screen within \(limit). It shows:\n\(text)", at: location)
    }
  }

  /// Runs effects and what is due at the present time until nothing can go on by itself, and draws what they ask for.
  ///
  /// - Returns: false, with a failure, if there is no end to it.
  @discardableResult
  func settle(_ location: FailureLocation) -> Bool {
    for _ in 0..<Self.stepLimit {
      if runNext() { continue }
      // A session draws when what is being done is done. Drawing may lead to work; a view that asks for another frame in
      // each of its frames is drawn again at the next event.
      drawIfNeeded()
      guard runNext() else { return true }
    }
    reportFailure(
      """
      The screen does not come to rest: \(Self.stepLimit) pieces of work followed one another while the clock stood still.

      Look for an effect that repeats itself without a delay.
      """, at: location)
    return false
  }

  /// Runs a part of the program on this thread: the tasks of effects that it starts wait for the test.
  func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ThreadExecutor.run(on: executor, body)
  }

  private func runNext() -> Bool {
    drive { executor.runNext() || clock.runNext(until: clock.clock) }
  }

  /// How many pieces of work may follow one another without the clock moving.
  private static var stepLimit: Int { 100_000 }
}

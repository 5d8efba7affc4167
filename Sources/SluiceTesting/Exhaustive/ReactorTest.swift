import Sluice

/// Drives a reactor, and makes the test account for everything that it does.
///
///     @Test func search() {
///       let test = ReactorTest { SearchReactor(api: .stub, scheduler: $0) }
///
///       test.send(.type("swift"))
///       test.expect(.setText("swift")) { $0.text = "swift" }
///
///       test.advance(by: .milliseconds(300))
///       test.expect(.setLoading(true)) { $0.isLoading = true }
///       test.expect(.setResults(["Swift"])) { $0.results = ["Swift"] }
///       test.expect(.setLoading(false)) { $0.isLoading = false }
///     }
///
/// Each mutation is asserted in order, by a closure that makes the same change to a copy of the state before it. The test fails,
/// at the line in question and with what differs, if a mutation is another than expected, if the state changed in another way, if a
/// mutation is left over when the next action is sent or the test ends, if an effect fails and nobody handles its error, or if an
/// effect still runs at the end.
///
/// Time stands still until `advance(by:)`. Nothing sleeps: streams are given `clock` as their scheduler, asynchronous code as
/// its `Clock`. The tasks of `run` effects do not run beside the test but inside `send` and `advance`, in order, each until it waits
/// for something; so a test comes out the same each time. An effect that waits for what is outside of the test, such as a
/// callback on a queue, the main actor, an actor with an executor of its own or a task that it detaches, is waited for with
/// `waitForMutation(within:)`.
///
/// A test that is only about some of what happens says so: `ReactorTest(reactor, mode: .partial)`.
///
/// Works in Swift Testing and in XCTest. It belongs to the test that made it, and is used from there only.
public final class ReactorTest<R: Reactor> {
  /// How much a test has to account for.
  public enum Mode: Sendable {
    /// For every mutation, every change and every effect.
    case exhaustive
    /// For what it names, after everything has settled: `expect` passes over other mutations, a closure may leave out fields, and
    /// effects may go on. Only an error that nobody handles fails the test by itself.
    case partial
  }

  /// The reactor.
  public let reactor: R
  /// The reactor's time.
  public let clock: TestClock
  /// How much has to be accounted for.
  public let mode: Mode

  let log = ReactorLog<R.Action, R.Mutation, R.State>()
  let executor: EffectExecutor
  let location: FailureLocation
  /// The action that was sent last.
  var lastAction: R.Action?
  private var isFinished = false

  /// Takes a reactor that nobody has used yet.
  ///
  /// - Parameters:
  ///   - reactor: the reactor.
  ///   - clock: the clock that the reactor was given, if it was given one.
  ///   - mode: how much the test has to account for.
  public init(
    _ reactor: R, clock: TestClock = TestClock(), mode: Mode = .exhaustive, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.reactor = reactor
    self.clock = clock
    self.mode = mode
    location = FailureLocation(fileID, filePath, line, column)
    executor = EffectExecutor(arrival: { [bell = log.bell] in bell.ring() })
    if reactor.runtime?.watch(log.monitor, executor: executor) != true {
      reportFailure(Messages.usedBefore(R.self), at: location)
    }
    _ = reactor.currentState
    settle(location)
  }

  /// Makes a reactor that is given the test's clock.
  ///
  ///     let test = ReactorTest { SearchReactor(scheduler: $0) }
  public convenience init(
    mode: Mode = .exhaustive, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ make: (TestClock) throws -> R
  ) rethrows {
    let clock = TestClock()
    self.init(
      try make(clock), clock: clock, mode: mode, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !isFinished { finish(location) }
  }

  /// The reactor's state as it is now.
  public var state: R.State {
    reactor.currentState
  }

  /// Ends the test: what was not accounted for fails here.
  ///
  /// Without this call it fails at the line where the test was made, when it goes. Effects that still run are cancelled then.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    finish(FailureLocation(fileID, filePath, line, column))
  }

  private func finish(_ location: FailureLocation) {
    isFinished = true
    reportLeftovers(before: nil, location)
    let effects = log.runningEffects
    if mode == .exhaustive, !effects.isEmpty { reportFailure(messages.running(effects), at: location) }
    cancelEffects()
    executor.release()
  }

  /// Cancels every effect that runs, so that the test may end without it.
  public func cancelEffects() {
    for effect in log.runningEffects { effect.scope.dispose() }
    settle(location)
  }

  var messages: Messages<R> {
    Messages(lastAction: lastAction, clock: clock)
  }
}

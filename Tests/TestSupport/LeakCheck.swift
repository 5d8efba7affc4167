import SluiceStreams
import Testing

/// Fails a test after which something of the streams that it made still lives, and names what is left.
public struct LeakCheck: TestTrait, SuiteTrait, TestScoping {
  /// How many seconds another thread may take to let go of what it was given: the main one is busy with other tests.
  private static let patience = 120

  /// Checks each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs the test with a ledger of its own, and waits until nothing is entered in it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = ResourceLedger()
    try await ResourceLedger.$current.withValue(ledger, operation: function)
    let remainder = await ledger.settle(seconds: Self.patience)
    guard !remainder.isEmpty else { return }
    Issue.record("leaked: \(remainder.joined(separator: ", "))", sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LeakCheck {
  /// Every stream, subject and subscription that the test made is released by its end, in debug builds.
  public static var leakChecked: LeakCheck { LeakCheck() }
}

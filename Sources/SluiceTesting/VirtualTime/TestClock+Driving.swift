import SluiceStreams

extension TestClock {
  /// Moves the clock forward for a test that drives more than the clock: what becomes due happens, each at its time.
  ///
  /// - Parameters:
  ///   - span: how far; the test fails if it is negative.
  ///   - location: where a failure is shown.
  ///   - run: runs the clock's next work that is due by a time; false if there is none.
  ///   - settle: lets happen what is due at the present time, before the first work and after each; false, with a failure of
  ///     its own, if that does not end.
  func advance(
    by span: Duration, at location: FailureLocation, running run: (Instant) -> Bool, settling settle: () -> Bool
  ) {
    guard span >= .zero else {
      return reportFailure(
        "advance(by: \(span)): the clock only moves forward; the span has to be zero or more.", at: location)
    }
    let target = clock.advanced(by: span)
    guard settle() else { return }
    for _ in 0..<Self.dueLimit {
      guard run(target) else {
        advanceTo(target)
        _ = settle()
        return
      }
      guard settle() else { return }
    }
    reportFailure(
      """
      advance(by: \(span.literal)) is not through after \(Self.dueLimit) pieces of work became due, at \(elapsed.literal).

      Look for a timer or an interval with a period of next to nothing, or advance in smaller steps.
      """, at: location)
  }

  /// How many pieces of work may become due at a time.
  private static var dueLimit: Int { 100_000 }
}

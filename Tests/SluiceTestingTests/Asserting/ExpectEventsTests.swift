import SluiceStreams
import SluiceTesting
import Testing

@Suite struct ExpectEventsTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `what a scheduler recorded is compared with written-out events`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.map { $0 * 10 } }
    expectEvents(observer.events, [.next(210, 10), .next(220, 20), .completed(230)])
    expectSubscriptions(source.subscriptions, [Subscription(200, 230)])
    expectElements(observer.events, [10, 20])
    let failures = ReportedFailure.texts { expectEvents(observer.events, [.next(210, 10), .next(225, 20)]) }
    #expect(
      failures == [
        """
        events received: 3, expected: 2, lines that differ: 2
          received        | expected
          .next(210, 10)  | .next(210, 10)
        ! .next(220, 20)  | .next(225, 20)
        + .completed(230) |
        """
      ])
  }

  @Test func `elements are compared without their times, and without the completion`() {
    let received: [Recorded<Event<String>>] = [.next(210, "a"), .next(220, "b"), .completed(230)]
    #expect(ReportedFailure.texts { expectElements(received, ["a", "b"]) } == [])
    #expect(
      ReportedFailure.texts { expectElements(received, ["a"]) } == [
        """
        elements received: 2, expected: 1, lines that differ: 1
          received   | expected
          .next("a") | .next("a")
        + .next("b") |
        """
      ])
  }

  @Test func `an error among the elements fails the test`() {
    #expect(
      ReportedFailure.texts { expectElements([.next(210, 1), .error(220, Failure(code: 1))], [1]) } == [
        """
        elements received: 2, expected: 1, lines that differ: 1
          received                 | expected
          .next(1)                 | .next(1)
        + .error(Failure(code: 1)) |
        """
      ])
  }

  @Test func `elements that are not Equatable are compared by a closure`() {
    let pairs: [Recorded<Event<(Int, String)>>] = [.next(210, (1, "a")), .completed(230)]
    expectEvents(pairs, [.next(210, (1, "a")), .completed(230)], by: ==)
    let signals: [Event<Void>] = [.next(()), .completed]
    expectEvents(signals, [.next(()), .completed], by: ==)
    let failures = ReportedFailure.texts {
      expectEvents(pairs, [.next(210, (1, "b")), .completed(230)], by: ==)
      expectEvents(pairs, [.next(211, (1, "a")), .completed(230)], by: ==)
      expectEvents(signals, [.next(()), .next(())]) { _, _ in false }
    }
    #expect(
      failures == [
        """
        events received: 2, expected: 2, lines that differ: 1
          received             | expected
        ! .next(210, (1, "a")) | .next(210, (1, "b"))
          .completed(230)      | .completed(230)
        """,
        """
        events received: 2, expected: 2, lines that differ: 1
          received             | expected
        ! .next(210, (1, "a")) | .next(211, (1, "a"))
          .completed(230)      | .completed(230)
        """,
        """
        events received: 2, expected: 2, lines that differ: 2
          received   | expected
        ! .next(())  | .next(())
        ! .completed | .next(())
        """,
      ])
  }

  @Test func `errors are equal by == if they are Equatable, otherwise by type and text`() {
    #expect(Event<Int>.error(Failure(code: 1)) == .error(Failure(code: 1)))
    #expect(Event<Int>.error(Failure(code: 1)) != .error(Failure(code: 2)))
    #expect(Event<Int>.error(Failure(code: 1)) != .error(Other(code: 1)))
    #expect(Event<Int>.error(Loose(code: 1, note: "a")) == .error(Loose(code: 1, note: "b")))
    #expect(Event<Int>.error(Loose(code: 1, note: "a")) != .error(Loose(code: 2, note: "a")))
    #expect(SingleEvent<Int>.failure(Failure(code: 1)) == .failure(Failure(code: 1)))
    #expect(!(SingleEvent<Int>.success(1) == .failure(Failure(code: 1))))
    #expect(MaybeEvent<Int>.completed != .success(1))
    #expect(MaybeEvent<Int>.error(Failure(code: 1)) != .error(Failure(code: 2)))
    #expect(CompletableEvent.error(Failure(code: 1)) == .error(Failure(code: 1)))
    #expect(CompletableEvent.completed != .error(Failure(code: 1)))
  }
}

/// An error that says itself what it is equal to.
private struct Loose: Error, Equatable {
  let code: Int
  let note: String

  static func == (lhs: Loose, rhs: Loose) -> Bool {
    lhs.code == rhs.code
  }
}

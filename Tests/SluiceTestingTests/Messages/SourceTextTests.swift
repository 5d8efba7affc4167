import SluiceStreams
import SluiceTesting
import Testing

@Suite struct SourceTextTests {
  @Test func `events with times read as they are written in a test`() {
    let received: [Recorded<Event<Int>>] = [.next(210, 1), .error(220, Failure(code: 1)), .completed(230)]
    #expect(
      ReportedFailure.texts { expectEvents(received, []) } == [
        """
        events received: 3, expected: 0, lines that differ: 3
          received                      | expected
        + .next(210, 1)                 |
        + .error(220, Failure(code: 1)) |
        + .completed(230)               |
        """
      ])
  }

  @Test func `subscriptions read as they are written in a test`() {
    #expect(
      ReportedFailure.texts { expectSubscriptions([Subscription(200, 230), Subscription(240)], [Subscription(200)]) }
        == [
          """
          subscriptions received: 2, expected: 1, lines that differ: 2
            received               | expected
          ! Subscription(200, 230) | Subscription(200)
          + Subscription(240)      |
          """
        ])
  }

  @Test func `texts are quoted, so that a space is seen, and stay on one line`() {
    let received: [Event<String>] = [.next("a "), .next("two\nlines")]
    #expect(
      ReportedFailure.texts { expectEvents(received, [.next("a"), .next("two")]) } == [
        #"""
        events received: 2, expected: 2, lines that differ: 2
          received            | expected
        ! .next("a ")         | .next("a")
        ! .next("two\nlines") | .next("two")
        """#
      ])
  }

  @Test func `values that read the same are shown in detail`() {
    #expect(
      ReportedFailure.texts { expectEvents([.next(Hidden(1))], [.next(Hidden(2))]) } == [
        """
        events received: 1, expected: 1, lines that differ: 1
          received         | expected
        ! .next(hidden: 1) | .next(hidden: 2)
        """
      ])
  }
}

private struct Hidden: Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  let number: Int
  let description = "hidden"
  var debugDescription: String { "hidden: \(number)" }

  init(_ number: Int) {
    self.number = number
  }
}

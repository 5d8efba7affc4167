import SluiceStreams
import SluiceTesting
import Testing

@Suite struct XCTAssertEqualTests {
  @Test func `a message stands before the table`() {
    #expect(
      ReportedFailure.texts { XCTAssertEqual([.next(1)], [Event<Int>.completed], "after the reload") } == [
        """
        after the reload
        events received: 1, expected: 1, lines that differ: 1
          received | expected
        ! .next(1) | .completed
        """
      ])
  }

  @Test func `subscriptions, elements and outcomes are shown side by side`() {
    let failures = ReportedFailure.texts {
      XCTAssertEqual([Subscription(200, 300)], [Subscription(200, 310)])
      XCTAssertRecordedElements([.next(210, 1), .completed(220)], [1, 2])
      XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)])
      XCTAssertEqual([MaybeEvent<Int>.success(1)], [.completed])
      XCTAssertEqual([CompletableEvent.completed], [])
    }
    #expect(
      failures == [
        """
        subscriptions received: 1, expected: 1, lines that differ: 1
          received               | expected
        ! Subscription(200, 300) | Subscription(200, 310)
        """,
        """
        elements received: 1, expected: 2, lines that differ: 1
          received | expected
          .next(1) | .next(1)
        -          | .next(2)
        """,
        """
        outcomes received: 1, expected: 1, lines that differ: 1
          received   | expected
        ! success(1) | success(2)
        """,
        """
        outcomes received: 1, expected: 1, lines that differ: 1
          received   | expected
        ! success(1) | completed
        """,
        """
        outcomes received: 1, expected: 0, lines that differ: 1
          received  | expected
        + completed |
        """,
      ])
  }

  @Test func `the message is only made when the assertion fails`() {
    XCTAssertEqual([Event.next(1)], [.next(1)], { fatalError("made though nothing differs") }())
  }
}

import SluiceStreams
import SluiceTesting
import Testing

@Suite struct ComparisonTableTests {
  private func table(_ received: [Event<Int>], _ expected: [Event<Int>]) -> String {
    ReportedFailure.texts { expectEvents(received, expected) }.joined(separator: "\n")
  }

  private func numbers(_ range: some Sequence<Int>) -> [Event<Int>] {
    range.map { .next($0) }
  }

  @Test func `a line that differs is marked`() {
    #expect(
      table([.next(1), .next(20), .next(3), .completed], [.next(1), .next(2), .next(3), .completed]) == """
        events received: 4, expected: 4, lines that differ: 1
          received   | expected
          .next(1)   | .next(1)
        ! .next(20)  | .next(2)
          .next(3)   | .next(3)
          .completed | .completed
        """)
  }

  @Test func `an event too many stands alone, and what follows stays aligned`() {
    #expect(
      table([.next(1), .next(9), .next(2), .next(3)], [.next(1), .next(2), .next(3)]) == """
        events received: 4, expected: 3, lines that differ: 1
          received | expected
          .next(1) | .next(1)
        + .next(9) |
          .next(2) | .next(2)
          .next(3) | .next(3)
        """)
  }

  @Test func `a missing event stands alone`() {
    #expect(
      table([.next(1), .next(3)], [.next(1), .next(2), .next(3), .completed]) == """
        events received: 2, expected: 4, lines that differ: 2
          received | expected
          .next(1) | .next(1)
        -          | .next(2)
          .next(3) | .next(3)
        -          | .completed
        """)
  }

  @Test func `one side may be empty`() {
    #expect(
      table([], [.next(1)]) == """
        events received: 0, expected: 1, lines that differ: 1
          received | expected
        -          | .next(1)
        """)
    #expect(
      table([.next(1)], []) == """
        events received: 1, expected: 0, lines that differ: 1
          received | expected
        + .next(1) |
        """)
  }

  @Test func `equal lines far from a difference are counted`() {
    var received = numbers(1...100)
    received[49] = .next(0)
    #expect(
      table(received, numbers(1...100)) == """
        events received: 100, expected: 100, lines that differ: 1
          received  | expected
          ... equal lines: 47
          .next(48) | .next(48)
          .next(49) | .next(49)
        ! .next(0)  | .next(50)
          .next(51) | .next(51)
          .next(52) | .next(52)
          ... equal lines: 48
        """)
  }

  @Test func `a single equal line takes the room of its count`() {
    #expect(
      table(numbers([1, 2, 3, 0, 5, 6, 7, 8, 9, 0]), numbers(1...10)) == """
        events received: 10, expected: 10, lines that differ: 2
          received | expected
          .next(1) | .next(1)
          .next(2) | .next(2)
          .next(3) | .next(3)
        ! .next(0) | .next(4)
          .next(5) | .next(5)
          .next(6) | .next(6)
          .next(7) | .next(7)
          .next(8) | .next(8)
          .next(9) | .next(9)
        ! .next(0) | .next(10)
        """)
  }

  @Test func `after twenty lines that differ the rest is counted`() {
    let text = table(numbers(1001...1030) + [.completed], numbers(1...30) + [.completed])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[21] == "! .next(1020) | .next(20)")
    #expect(lines[22] == "  ... further lines: 11, of which differ: 10")
  }

  @Test func `long sequences that have nothing in common are paired by position`() {
    let text = table(numbers(0..<30_000), numbers(30_000..<60_001))
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "events received: 30000, expected: 30001, lines that differ: 30001")
    #expect(lines[2] == "! .next(0)  | .next(30000)")
    #expect(lines.last == "  ... further lines: 29981, of which differ: 29981")
  }

  @Test func `a long event does not push the others apart`() {
    let long = String(repeating: "x", count: 70)
    #expect(
      ReportedFailure.texts { expectEvents([.next(long), .next("a")], [.next("b"), .next("c")]) } == [
        """
        events received: 2, expected: 2, lines that differ: 2
          received   | expected
        ! .next("\(long)") | .next("b")
        ! .next("a") | .next("c")
        """
      ])
  }
}

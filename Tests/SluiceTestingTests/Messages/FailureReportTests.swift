import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.serialized) struct FailureReportTests {
  private let received: [Recorded<Event<Int>>] = [.next(210, 1)]
  private let expected: [Recorded<Event<Int>>] = [.next(210, 2)]
  private let text = """
    events received: 1, expected: 1, lines that differ: 1
      received      | expected
    ! .next(210, 1) | .next(210, 2)
    """

  @Test func `Swift Testing is told the text, the file and the line of the call`() {
    let failures = ReportedFailure.toSwiftTesting {
      expectEvents(received, expected)
      XCTAssertEqual(received, expected)
    }
    #expect(failures.map(\.text) == [text, text])
    #expect(failures.map(\.file) == ["FailureReportTests.swift", "FailureReportTests.swift"])
    #expect(failures.map(\.line) == [#line - 5, #line - 4])
  }

  @Test func `XCTest is told the text, the file and the line of the call`() async {
    let (received, expected) = (received, expected)
    let failures = await ReportedFailure.toXCTest {
      expectEvents(received, expected)
      XCTAssertEqual(received, expected)
    }
    #expect(failures.map(\.text) == ["failed - " + text, "failed - " + text])
    #expect(failures.map(\.file) == ["FailureReportTests.swift", "FailureReportTests.swift"])
    #expect(failures.map(\.line) == [#line - 5, #line - 4])
  }

  @Test func `a helper hands on where it was called`() async {
    @Sendable func helper(sourceLocation: SourceLocation = #_sourceLocation) {
      expectEvents(received, expected, sourceLocation: sourceLocation)
    }
    let failures = ReportedFailure.toSwiftTesting {
      helper()
    }
    #expect(failures == [ReportedFailure(text: text, file: "FailureReportTests.swift", line: #line - 2)])
    // XCTest takes the names of files as literals only: the place stands in the text.
    let heard = await ReportedFailure.toXCTest { helper() }
    #expect(heard.count == 1)
    #expect(heard.first?.text.hasSuffix("FailureReportTests.swift:\(#line - 2):56: \(text)") == true, "\(heard)")
  }

  @Test func `what holds is not reported`() async {
    let received = received
    let check: @Sendable () -> Void = {
      expectEvents(received, received)
      expectEvents(received, received, sourceLocation: #_sourceLocation)
      XCTAssertEqual(received, received)
    }
    #expect(ReportedFailure.toSwiftTesting(check) == [])
    #expect(await ReportedFailure.toXCTest(check) == [])
  }
}

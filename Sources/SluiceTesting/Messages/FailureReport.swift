import SluiceStreams
import Synchronization
import Testing
import XCTest

/// Where in a test's source a failure is shown.
package struct FailureLocation: Sendable {
  /// Nil where the call does not say it.
  let fileID: StaticString?
  let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package init(_ filePath: StaticString, _ line: UInt) {
    fileID = nil
    self.filePath = filePath
    self.line = line
    column = 1
  }

  var sourceLocation: SourceLocation {
    let path = filePath.description
    // Swift Testing wants a module and a file; the folder of a test is named like its module.
    let assumed = path.split(separator: "/").suffix(2).joined(separator: "/")
    let fileID = fileID?.description ?? (assumed.contains("/") ? assumed : "Tests/\(assumed)")
    return SourceLocation(fileID: fileID, filePath: path, line: max(Int(line), 1), column: max(Int(column), 1))
  }
}

/// Where failures go instead of to a test framework, for the tests of what reports them.
package enum FailureCapture {
  @TaskLocal package static var current: (@Sendable (_ message: String) -> Void)?
}

/// Fails the test that runs, whichever framework runs it, at a place in its source.
///
/// Inside a Swift Testing test it records an issue. Elsewhere, also on a thread that such a test started, it asks XCTest.
/// If that runs no test case, the failure is written to standard error, and Swift Testing, in case it runs, is told
/// without a test to name.
package func reportFailure(_ message: String, at location: FailureLocation) {
  if let capture = FailureCapture.current {
    capture(message)
  } else if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  } else if !XCTestListener.hears({ XCTFail(message, file: location.filePath, line: location.line) }) {
    reportOutsideOfTests(message, at: location.sourceLocation)
  }
}

/// Fails the test that runs at a place that Swift Testing has noted.
///
/// XCTest names files by literals only, so that under XCTest the place stands in the message.
package func reportFailure(_ message: String, at location: SourceLocation) {
  if let capture = FailureCapture.current {
    capture(message)
  } else if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  } else if !XCTestListener.hears({ XCTFail("\(location): \(message)") }) {
    reportOutsideOfTests(message, at: location)
  }
}

private func reportOutsideOfTests(_ message: String, at location: SourceLocation) {
  StandardError.write("\(location): \(message)\n")
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// Tells whether XCTest takes a failure: outside of a test case, `XCTFail` does nothing.
private final class XCTestListener: NSObject, XCTestObservation, Sendable {
  private static let shared: XCTestListener = {
    let listener = XCTestListener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    return listener
  }()

  private let failures = Atomic(0)

  /// Whether a test case heard the failure that `fail` reports.
  static func hears(_ fail: () -> Void) -> Bool {
    let before = shared.failures.load(ordering: .acquiring)
    fail()
    return shared.failures.load(ordering: .acquiring) != before
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    failures.add(1, ordering: .releasing)
  }
}

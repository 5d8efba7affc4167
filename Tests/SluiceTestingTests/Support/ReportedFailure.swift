import Dispatch
import Foundation
import SluiceTesting
import TestSupport
import Testing
import XCTest

/// A failure as a test framework was told of it.
struct ReportedFailure: Equatable, Sendable {
  let text: String
  let file: String
  let line: Int

  /// The failures that Swift Testing hears of while `body` runs in the test; they do not fail it.
  static func toSwiftTesting(_ body: () throws -> Void) rethrows -> [ReportedFailure] {
    let heard = Notes<ReportedFailure>()
    try withKnownIssue(isIntermittent: true, body) {
      true
    } matching: { issue in
      heard.add(
        ReportedFailure(
          text: issue.comments.map(\.rawValue).joined(separator: "\n"),
          file: issue.sourceLocation?.fileName ?? "?", line: issue.sourceLocation?.line ?? 0))
      return true
    }
    return heard.all
  }

  /// The texts of the failures that `body` reports, which no test framework hears of.
  static func texts(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Notes<String>()
    try FailureCapture.$current.withValue({ texts.add($0) }, operation: body)
    return texts.all
  }

  /// The same for a body that waits.
  static func asyncTexts(_ body: () async throws -> Void) async rethrows -> [String] {
    let texts = Notes<String>()
    try await FailureCapture.$current.withValue({ texts.add($0) }, operation: body)
    return texts.all
  }

  /// The failures that XCTest hears of while `body` runs in a test case, on a thread that no Swift Testing test owns.
  ///
  /// XCTest runs one test case at a time: so must whoever calls this.
  static func toXCTest(_ body: @escaping @Sendable () -> Void) async -> [ReportedFailure] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let listener = Listener()
        XCTestObservationCenter.shared.addTestObserver(listener)
        XCTestCase(name: "probe") { _ in body() }.run()
        XCTestObservationCenter.shared.removeTestObserver(listener)
        continuation.resume(returning: listener.heard.all)
      }
    }
  }

  private final class Listener: NSObject, XCTestObservation, Sendable {
    let heard = Notes<ReportedFailure>()

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      let file = filePath.map { URL(fileURLWithPath: $0).lastPathComponent }
      heard.add(ReportedFailure(text: description, file: file ?? "?", line: lineNumber))
    }
  }
}

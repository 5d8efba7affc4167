import Synchronization
import Testing

/// The texts of the failures that `body` records; they do not fail the test that runs it.
func failures(_ body: () -> Void) -> [String] {
  let texts = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.withLock { $0 }
}

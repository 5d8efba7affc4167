/// How a stream ended that was waited for, with the elements that it sent.
@frozen
public enum MaterializedSequenceResult<Element> {
  /// It completed, or sent as much as was asked for.
  case completed(elements: [Element])
  /// It failed, or took too long.
  case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}

extension MaterializedSequenceResult {
  /// The elements of a stream that completed.
  func elementsOrThrow() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}

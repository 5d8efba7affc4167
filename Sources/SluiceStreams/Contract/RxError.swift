/// Errors that streams themselves raise.
public enum RxError: Error {
  /// Why is not known.
  case unknown
  /// An object of this type was used after it had been disposed.
  case disposed(object: any Any.Type)
  /// A number left the range of its type.
  case overflow
  /// A position past the end of the stream was asked for.
  case argumentOutOfRange
  /// The stream had no element where one was needed.
  case noElements
  /// The stream had more than one element where one was needed.
  case moreThanOneElement
  /// Nothing arrived in time.
  case timeout
}

extension RxError: CustomStringConvertible {
  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .unknown: "An unknown error occurred."
    case .disposed(let object): "\(object) was used after it had been disposed."
    case .overflow: "A number left the range of its type."
    case .argumentOutOfRange: "The stream ended before the position that was asked for."
    case .noElements: "The stream completed without an element; it needs one."
    case .moreThanOneElement: "The stream sent more than one element; it may send one."
    case .timeout: "No event arrived in time."
    }
  }
}

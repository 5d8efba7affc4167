/// Why waiting for a stream was given up, beside `RxError.timeout`.
public enum BlockingError: Error, Equatable, CustomStringConvertible {
  /// The caller waits inside of a main-actor job: no other work of the main actor can run until it returns.
  case mainActorIsBlocked(seconds: Double)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .mainActorIsBlocked(let seconds):
      """
      toBlocking() got no event for \(seconds) s while it kept the main actor waiting. If the stream needs the main \
      actor (MainScheduler, a main-actor task), it waits for itself: move the test off the main actor, or use the \
      stream's asynchronous values. If it is only slow, give a timeout: toBlocking(timeout: .seconds(60)).
      """
    }
  }
}

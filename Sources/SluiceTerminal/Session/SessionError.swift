/// Why a session could not begin, or ended without being stopped.
public enum SessionError: Error, Hashable {
  /// The output is a pipe, a file, or a terminal that only prints; print plain text there.
  case outputIsNoTerminal
  /// There is neither a standard input nor a controlling terminal to take keys from.
  case noKeyboard
  /// Another session has the terminal.
  case alreadyRunning
  /// `run()` was called on another thread than the main one, as after an `await` of an asynchronous `main`.
  case notOnMainThread
  /// `run()` was called from work of the main queue, as a task of the main actor is, which then cannot go on.
  case mainQueueIsBusy
  /// The terminal refused to be set up, for the reason given as `errno`.
  case setupFailed(code: Int32)
  /// Standard input, which the keys came from, ended; there is no controlling terminal.
  case inputEnded
  /// The terminal is gone: its window was closed, or the connection was lost.
  case terminalLost
  /// A signal asked the process to end, and the system kept it from doing so, as it does in the first one of a container.
  case interrupted(signal: Int32)
}

extension SessionError: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .outputIsNoTerminal: "the output is not a terminal that can show a screen; print plain text instead"
    case .noKeyboard: "there is no keyboard: standard input is closed, and there is no controlling terminal"
    case .alreadyRunning: "another session is running; stop it before the next one is run"
    case .notOnMainThread:
      "this is not the main thread; call run() or print(when:) from a main function that is not async"
    case .mainQueueIsBusy:
      "the main queue is busy with the caller, a task or a block; call run() or print(when:) from main itself"
    case .setupFailed(let code): "the terminal could not be set up: \(systemMessage(code))"
    case .inputEnded: "the keys have ended: standard input was closed, and there is no controlling terminal"
    case .terminalLost: "the terminal is gone"
    case .interrupted(let signal): "signal \(signal) asked the program to end"
    }
  }
}

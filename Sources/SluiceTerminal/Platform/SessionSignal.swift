#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that a session deals with, by what they ask for.
enum SessionSignal {
  /// Those that ask the process to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP]
  static let interrupt = SIGINT
  static let suspend = SIGTSTP
  static let `continue` = SIGCONT
  static let resize = SIGWINCH

  /// Sends the process a signal that nobody handles, so that whoever waits for it sees why it ended.
  ///
  /// Returns only where the signal cannot end the process, as in the first process of a container.
  static func endProcess(by signal: Int32) {
    _ = Self.withDefaultAction(of: signal) { kill(getpid(), signal) }
  }

  /// Sends the process a signal, about which it does what it did before the session.
  static func sendAgain(_ signal: Int32) { kill(getpid(), signal) }

  /// Stops the process, or all of its group as the terminal does; returns when it goes on.
  ///
  /// Returns at once where no shell could have it go on.
  static func stopProcess(wholeGroup: Bool) {
    let before = SignalAction(inForceFor: SIGTSTP)
    _ = withDefaultAction(of: SIGTSTP) { wholeGroup ? kill(0, SIGTSTP) : kill(getpid(), SIGTSTP) }
    before.install(for: SIGTSTP)
  }

  private static func withDefaultAction(of number: Int32, _ send: () -> Int32) -> Int32 {
    signal(number, SIG_DFL)
    var set = sigset_t()
    var previous = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return send()
  }
}

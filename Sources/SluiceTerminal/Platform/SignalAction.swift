#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process does about a signal.
struct SignalAction {
  var action: sigaction

  /// The action that is in force for a signal.
  init(inForceFor signal: Int32) {
    action = sigaction()
    _ = sigaction(signal, nil, &action)
  }

  /// An action that runs `handler`; system calls that it interrupts go on afterwards.
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    action = sigaction()
    action.sa_flags = SA_RESTART
    sigemptyset(&action.sa_mask)
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  /// An action for crashes: `handler` runs on a stack of its own, and meets the same signal again if it crashes too.
  init(
    crashHandler handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    action = sigaction()
    action.sa_flags = CInt(SA_SIGINFO) | CInt(SA_ONSTACK) | CInt(SA_NODEFER)
    sigemptyset(&action.sa_mask)
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #endif
  }

  /// Puts the action in force.
  func install(for signal: Int32) {
    var action = action
    _ = sigaction(signal, &action, nil)
  }

  /// Whether the signal is ignored, as one that a shell keeps from a program in the background, or `nohup` does.
  var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #elseif canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return action.sa_flags & CInt(SA_SIGINFO) == 0
      && unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Has a crash bring the terminal back before it goes its way, so that its message can be read.
///
/// The handler restores the terminal, puts back the action that was in force before, and returns: the faulty
/// instruction is met again, and Swift's backtrace or the system takes over. It runs on a stack of its own, because the
/// crash may be an overflow of the stack; that holds for the thread that called `install()`, which is the main one.
enum CrashGuard {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]

  /// Puts the handlers in force.
  ///
  /// Not to be called again before `remove()`.
  static func install() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    // A stack that is there already, as Swift's backtracer has one, serves as well.
    if stack.ss_flags & Int32(SS_DISABLE) != 0 {
      stack.ss_sp = UnsafeMutableRawPointer(alternateStack)
      stack.ss_size = .init(alternateStackSize)
      stack.ss_flags = 0
      sigaltstack(&stack, nil)
    }
    for signal in signals {
      previous[Int(signal)] = SignalAction(inForceFor: signal).action
      SignalAction(crashHandler: restoreAndCrash).install(for: signal)
    }
  }

  /// Puts back what was in force before.
  static func remove() {
    for signal in signals { _ = sigaction(signal, previous + Int(signal), nil) }
  }
}

private let alternateStackSize = 128 * 1024
// Handed to the system once, and kept for as long as the process runs.
nonisolated(unsafe) private let alternateStack = UnsafeMutablePointer<UInt8>.allocate(capacity: alternateStackSize)

// The actions by their signals. Written by the main actor before the handlers are in force, read by them afterwards.
nonisolated(unsafe) private let previous: UnsafeMutablePointer<sigaction> = {
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  previous.initialize(repeating: sigaction(), count: 64)
  return previous
}()

/// Runs in a signal handler.
private func restoreAndCrash(
  _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  TerminalRestoration.restore()
  _ = sigaction(signal, previous + Int(signal), nil)
  // One that was sent, and not met by an instruction, does not come again by itself.
  if let info, info.pointee.si_code <= 0 { raise(signal) }
}

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Carries signals from their handlers, which may do next to nothing, to a place where anything may be done.
///
/// A handler writes the signal's number into a pipe; whoever reads the pipe deals with it. There is one at a time.
struct SignalPipe: Sendable {
  /// Where the numbers come out, one byte each.
  let reader: Int32
  private let writer: Int32
  private let before: [Int32: Saved]

  // An action is a value of the system's, which is only read and put back.
  private struct Saved: @unchecked Sendable {
    let action: SignalAction
  }

  /// Has `signals` come out of a pipe; one that was ignored before stays so.
  ///
  /// Nil where the system has no pipe to give.
  init?(signals: [Int32]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A pipe full of signals that nobody read yet says all there is to say.
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
    signalWriter.store(writer, ordering: .sequentiallyConsistent)
    var before: [Int32: Saved] = [:]
    for signal in signals {
      let action = SignalAction(inForceFor: signal)
      if action.isIgnored { continue }
      before[signal] = Saved(action: action)
      SignalAction(handler: passSignalOn).install(for: signal)
    }
    self.before = before
  }

  /// Whether a signal comes out of the pipe; one that was ignored before does not.
  func handles(_ signal: Int32) -> Bool { before[signal] != nil }

  /// The signals that came since the last call, each once, in the order of the first.
  func read() -> [Int32] {
    var signals: [Int32] = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while case .bytes(let count) = readBytes(from: reader, into: &bytes) {
      for byte in bytes[..<count] where !signals.contains(Int32(byte)) { signals.append(Int32(byte)) }
    }
    return signals
  }

  /// Puts back what was in force before.
  ///
  /// The pipe stays open until `close()`, since a handler may be about to write.
  func restore() {
    for (signal, saved) in before { saved.action.install(for: signal) }
    signalWriter.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Closes the pipe, when nobody reads from it any more.
  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(reader)
      _ = Glibc.close(writer)
    #elseif canImport(Musl)
      _ = Musl.close(reader)
      _ = Musl.close(writer)
    #elseif canImport(Darwin)
      _ = Darwin.close(reader)
      _ = Darwin.close(writer)
    #endif
  }
}

/// Where handlers write to; -1 where no pipe is open.
private let signalWriter = Atomic<Int32>(-1)

/// Runs in a signal handler: only an atomic load and `write`.
private func passSignalOn(_ signal: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  let writer = signalWriter.load(ordering: .sequentiallyConsistent)
  if writer >= 0 { _ = write(writer, &byte, 1) }
  errno = code
}

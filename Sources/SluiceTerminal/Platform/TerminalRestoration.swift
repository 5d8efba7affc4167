import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Brings the terminal back to how it was found, exactly once, from anywhere: also from the handler of a crash.
///
/// All that is needed is prepared before the terminal is touched. There is one terminal at a time.
enum TerminalRestoration {
  /// The most bytes that bring a terminal back.
  static let capacity = 256

  /// Says how to bring the terminal back; from now on, `restore()` does it.
  ///
  /// - Parameters:
  ///   - output: Where `bytes` are written.
  ///   - bytes: What undoes the modes; at most `capacity`.
  ///   - attributes: What the terminal behind `control` had.
  static func arm(output: Int32, bytes: [UInt8], control: Int32, attributes: TerminalAttributes) {
    precondition(bytes.count <= capacity, "A terminal is brought back by at most \(capacity) bytes.")
    isArmed.store(false, ordering: .sequentiallyConsistent)
    record.pointee = Record(output: output, count: bytes.count, control: control, attributes: attributes.system)
    for (offset, byte) in bytes.enumerated() { text[offset] = byte }
    registerExit()
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Whether there is a terminal to bring back.
  static var isPending: Bool { isArmed.load(ordering: .sequentiallyConsistent) }

  /// Forgets the terminal, because it was not touched after all.
  static func disarm() { isArmed.store(false, ordering: .sequentiallyConsistent) }

  /// Brings the terminal back if that was not done yet; returns whether it did.
  ///
  /// Calls only what a signal handler may call.
  @discardableResult
  static func restore() -> Bool {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return false }
    let code = errno
    // What is written may block where the terminal takes nothing; how it treats keys can be put right all the same.
    let takesOutput = isWritable(milliseconds: 50)
    if !takesOutput { restoreAttributes() }
    writeText()
    if takesOutput { restoreAttributes() }
    errno = code
    return true
  }

  private static func restoreAttributes() {
    // A process in the background is stopped when it changes a terminal, unless it blocks the signal.
    var background = sigset_t()
    var previous = sigset_t()
    sigemptyset(&background)
    sigaddset(&background, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &background, &previous)
    while tcsetattr(record.pointee.control, TCSANOW, &record.pointee.attributes) != 0, errno == EINTR {}
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  private static func isWritable(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, milliseconds) != 0
  }

  private static func writeText() {
    var written = 0
    var refusals = 0
    while written < record.pointee.count, refusals < 20 {
      let count = write(record.pointee.output, text + written, record.pointee.count - written)
      if count > 0 {
        written += count
      } else if count < 0, errno != EINTR {
        // A descriptor that does not block is waited for, though not for ever.
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return }
        refusals += 1
        _ = isWritable(milliseconds: 50)
      }
    }
  }

  /// Has a call of `exit` in the program bring the terminal back, too.
  private static func registerExit() {
    if hasRegisteredExit.exchange(true, ordering: .sequentiallyConsistent) { return }
    atexit { TerminalRestoration.restore() }
  }
}

private struct Record {
  var output: Int32
  var count: Int
  var control: Int32
  var attributes: termios
}

private let isArmed = Atomic(false)
private let hasRegisteredExit = Atomic(false)

// Memory of its own, reached without a lock or a check of access, since the handler of a crash reads it. It is written
// only while `isArmed` is false, by the main actor, and read only by the one who turned `isArmed` from true to false.
nonisolated(unsafe) private let record: UnsafeMutablePointer<Record> = {
  let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
  record.initialize(to: Record(output: -1, count: 0, control: -1, attributes: termios()))
  return record
}()
// As `record`.
nonisolated(unsafe) private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: TerminalRestoration.capacity)

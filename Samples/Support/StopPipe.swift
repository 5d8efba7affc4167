#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends a wait of another thread; closed with the last reference, so a thread that waits keeps it.
final class StopPipe: Sendable {
  private let reader: Int32
  private let writer: Int32

  /// Nil where the system has no pipe to give.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Ends all waits, now and later.
  func stop() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Waits until `descriptor` can be read, or the deadline has come; false once the pipe says to stop.
  func wait(for descriptor: Int32, deadline: ContinuousClock.Instant?) -> Bool {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: a wait that ends a little too early would be followed by one of no time at all.
    let milliseconds = deadline.map { max(0, ($0 - .now) / .milliseconds(1)).rounded(.up) }
    poll(&requests, 2, milliseconds.map { Int32(min($0, 60_000)) } ?? -1)
    return requests[1].revents == 0
  }
}

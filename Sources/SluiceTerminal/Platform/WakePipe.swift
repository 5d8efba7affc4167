#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends a wait of another thread: `waitUntilReadable(_:waker:milliseconds:)` returns when `wake()` was called.
///
/// The pipe is closed with the last reference, so a thread that waits keeps it.
final class WakePipe: Sendable {
  /// What to wait for.
  let reader: Int32
  private let writer: Int32

  /// Nil where the system has no pipe to give.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Ends all waits, now and later.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  deinit {
    close(reader)
    close(writer)
  }
}

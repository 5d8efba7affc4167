#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one attempt to read came to.
enum ReadAttempt: Equatable {
  /// This many bytes came.
  case bytes(Int)
  /// There is nothing yet.
  case nothing
  /// No more will come: the file ended, the writer of the pipe is gone, or the terminal is.
  case end
}

/// Reads once into `buffer`, which is not empty; blocks where the descriptor does and nothing is there.
func readBytes(from descriptor: Int32, into buffer: inout [UInt8]) -> ReadAttempt {
  let capacity = buffer.count
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, capacity) }
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    switch errno {
    case EINTR: continue
    case EAGAIN, EWOULDBLOCK: return .nothing
    default: return .end
    }
  }
}

/// What a wait for a descriptor came to.
struct Readiness: Equatable {
  /// Whether a read of the descriptor returns at once: with bytes, or with the end.
  var isReadable: Bool
  /// Whether the other descriptor, which ends the wait, can be read.
  var isWoken: Bool
}

/// Waits until `descriptor` can be read without blocking, or `waker` can; at most so many milliseconds, -1 for ever.
func waitUntilReadable(_ descriptor: Int32, waker: Int32 = -1, milliseconds: Int32) -> Readiness {
  var requests = [
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
  ]
  // A wait that is interrupted or fails is one in which nothing came; a bad descriptor reports itself as readable.
  guard poll(&requests, 2, milliseconds) > 0 else { return Readiness(isReadable: false, isWoken: false) }
  return Readiness(isReadable: requests[0].revents != 0, isWoken: requests[1].revents != 0)
}

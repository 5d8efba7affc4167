#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one call of `write` came to.
enum WriteAttempt {
  /// The system took this many bytes.
  case wrote(Int)
  /// The system took none, for the reason given as `errno`.
  case failed(Int32)
}

/// Offers the rest of `buffer` to `attempt` until all is taken, or a failure is returned.
///
/// An interruption is tried again at once; a descriptor that is full, after `waitUntilReady`.
func writeAll(
  _ buffer: UnsafeRawBufferPointer, attempt: (UnsafeRawBufferPointer) -> WriteAttempt, waitUntilReady: () -> Void
) -> OutputError? {
  var written = 0
  while written < buffer.count {
    switch attempt(UnsafeRawBufferPointer(rebasing: buffer[written...])) {
    case .wrote(0): waitUntilReady()
    case .wrote(let count): written += count
    case .failed(EINTR): continue
    case .failed(let code) where code == EAGAIN || code == EWOULDBLOCK: waitUntilReady()
    case .failed(EPIPE): return .readerClosed(written: written)
    case .failed(let code): return .system(code: code, written: written)
    }
  }
  return nil
}

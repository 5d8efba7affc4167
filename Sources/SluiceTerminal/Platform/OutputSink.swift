#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes whole buffers to an open file descriptor, without a buffer of its own.
///
/// The descriptor is borrowed: it must stay open for the time of each call, and is never closed.
public struct OutputSink: Sendable, Hashable {
  /// The file descriptor; 1 is standard output, 2 standard error.
  public let descriptor: Int32

  /// A sink for an open file descriptor; standard output where none is given.
  public init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
  }

  /// Writes all of the bytes, in one `write` where the system takes them at once.
  ///
  /// Interrupted and short writes go on where they stopped; a descriptor that does not block is waited for, without
  /// a limit of time. A reader that has gone away is the error `readerClosed`, and never a signal that ends the process.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    if bytes.isEmpty { return }
    let failure = withoutBrokenPipeSignal {
      bytes.withUnsafeBytes { buffer in
        writeAll(buffer, attempt: { attempt($0) }, waitUntilReady: { waitUntilReady() })
      }
    }
    if let failure { throw failure }
  }

  private func attempt(_ buffer: UnsafeRawBufferPointer) -> WriteAttempt {
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
    return count >= 0 ? .wrote(count) : .failed(errno)
  }

  private func waitUntilReady() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // An interrupted or failed wait ends in another attempt to write, which reports what is wrong.
    _ = poll(&request, 1, -1)
  }
}

extension OutputSink {
  /// Hands on what the program printed and the C library holds back, so that it stands before what is written next.
  func writePrintedFirst() {
    // Whether somebody reads it is found out by the write that follows.
    withoutBrokenPipeSignal { _ = fflush(nil) }
  }
}

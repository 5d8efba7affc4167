import Dispatch
import Foundation
import Synchronization
import Testing

@testable import SluiceTerminal

@Suite struct OutputSinkTests {
  @Test func `A full buffer goes out in one write`() {
    var attempts: [Int] = []
    let failure = run(count: 1000) { buffer in
      attempts.append(buffer.count)
      return .wrote(buffer.count)
    }
    #expect(failure == nil)
    #expect(attempts == [1000])
  }

  @Test func `Short, interrupted and refused writes go on where they stopped`() {
    var script: [WriteAttempt] = [.failed(EINTR), .wrote(3), .failed(EAGAIN), .wrote(0), .wrote(4), .wrote(3)]
    var rests: [Int] = []
    var waits = 0
    let failure = run(count: 10, waitUntilReady: { waits += 1 }) { buffer in
      rests.append(buffer.count)
      return script.removeFirst()
    }
    #expect(failure == nil)
    #expect(rests == [10, 10, 7, 7, 7, 3])
    #expect(waits == 2)
  }

  @Test func `A failure tells how many bytes were taken`() {
    var script: [WriteAttempt] = [.wrote(3), .failed(ENOSPC)]
    #expect(run(count: 10) { _ in script.removeFirst() } == .system(code: ENOSPC, written: 3))
    script = [.wrote(2), .failed(EPIPE)]
    #expect(run(count: 10) { _ in script.removeFirst() } == .readerClosed(written: 2))
  }

  @Test func `Errors describe themselves`() {
    #expect(
      "\(OutputError.readerClosed(written: 2))" == "the reader of the output has closed it after 2 bytes")
    #expect(
      "\(OutputError.system(code: ENOSPC, written: 3))"
        == "the output could not be written after 3 bytes: No space left on device")
  }

  @Test(arguments: [true, false])
  func `A slow pipe receives every byte in order`(blocks: Bool) throws {
    let pipe = try OpenPipe()
    if !blocks { pipe.stopBlocking() }
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let received = pipe.readInBackground()
    try OutputSink(descriptor: pipe.writer).write(bytes)
    pipe.closeWriter()
    #expect(received() == bytes)
  }

  @Test func `A closed reader is an error and no signal`() throws {
    let pipe = try OpenPipe()
    pipe.closeReader()
    #expect(throws: OutputError.readerClosed(written: 0)) {
      try OutputSink(descriptor: pipe.writer).write([1, 2, 3])
    }
    pipe.closeWriter()
  }

  @Test func `A closed descriptor is an error, and an empty buffer writes nothing`() throws {
    #expect(throws: OutputError.system(code: EBADF, written: 0)) { try OutputSink(descriptor: -1).write([1]) }
    try OutputSink(descriptor: -1).write([])
  }

  private func run(
    count: Int, waitUntilReady: () -> Void = {}, attempt: (UnsafeRawBufferPointer) -> WriteAttempt
  ) -> OutputError? {
    [UInt8](repeating: 7, count: count).withUnsafeBytes {
      writeAll($0, attempt: attempt, waitUntilReady: waitUntilReady)
    }
  }
}

/// A pipe of the system, closed by its test.
private struct OpenPipe {
  let reader: Int32
  let writer: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (reader, writer) = (ends[0], ends[1])
  }

  func stopBlocking() { _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) }
  func closeReader() { close(reader) }
  func closeWriter() { close(writer) }

  /// Reads until the writer closes; the result waits for the end, and closes the reader.
  func readInBackground() -> () -> [UInt8] {
    let received = Received()
    let group = DispatchGroup()
    let reader = reader
    DispatchQueue.global().async(group: group) {
      var chunk = [UInt8](repeating: 0, count: 4096)
      while case let count = read(reader, &chunk, chunk.count), count > 0 {
        received.bytes.withLock { $0 += chunk[..<count] }
      }
    }
    return {
      group.wait()
      close(reader)
      return received.bytes.withLock { $0 }
    }
  }
}

private final class Received: Sendable {
  /// Guarded by the mutex; filled by the reading thread.
  let bytes = Mutex<[UInt8]>([])
}

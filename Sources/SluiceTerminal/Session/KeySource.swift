import Dispatch
import Foundation

/// Reads the bytes of the keys, and hands them out on the main actor; the end of input exactly once.
///
/// A terminal is watched by a source of the main queue. A pipe or a file is read on a thread, one chunk at a time,
/// because such a source tells of the end of a pipe once at most, and of `/dev/null` never. The descriptor is never
/// switched to not blocking, since the shell and the output share it.
@MainActor
final class KeySource {
  /// Takes bytes; nil is the end of input, after which nothing comes.
  typealias Handler = @MainActor ([UInt8]?) -> Void

  private let device: TerminalDevice
  private var handler: Handler?
  private var source: (any DispatchSourceRead)?
  private var waker: WakePipe?

  init(device: TerminalDevice, handler: @escaping Handler) {
    self.device = device
    self.handler = handler
  }

  /// Begins to read.
  func start() {
    if device.inputIsTerminal { watchTerminal() } else { readOnThread() }
  }

  /// Stops to read, and closes what the device opened.
  ///
  /// Bytes that were not read stay for whoever comes next.
  func cancel() {
    handler = nil
    waker?.wake()
    waker = nil
    if let source {
      source.cancel()
    } else {
      device.closeInput()
    }
    source = nil
  }

  /// Whether the terminal has bytes that were not read yet.
  var hasMore: Bool {
    device.inputIsTerminal && handler != nil && waitUntilReadable(device.input, milliseconds: 0).isReadable
  }

  /// Hands out what comes within so many milliseconds, without the run loop; returns whether anything did.
  func readNow(milliseconds: Int32) -> Bool {
    guard device.inputIsTerminal, handler != nil,
      waitUntilReadable(device.input, milliseconds: milliseconds).isReadable
    else { return false }
    readTerminal()
    return true
  }

  private func deliver(_ bytes: [UInt8]?) {
    let handler = handler
    if bytes == nil { self.handler = nil }
    handler?(bytes)
  }
}

extension KeySource {
  private func watchTerminal() {
    let source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
    let device = device
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readTerminal() } }
    // The descriptor may be closed only when the source has let go of it.
    source.setCancelHandler { device.closeInput() }
    source.activate()
    self.source = source
  }

  /// Reads what is there, though not for ever.
  ///
  /// A terminal that hung up tells so once, so the rest before its end is read at the same time.
  private func readTerminal() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var reads = 0
    repeat {
      reads += 1
      switch readBytes(from: device.input, into: &buffer) {
      case .bytes(let count): deliver(Array(buffer[..<count]))
      case .nothing: return
      case .end:
        source?.cancel()
        return deliver(nil)
      }
    } while handler != nil && reads < 64 && waitUntilReadable(device.input, milliseconds: 0).isReadable
  }
}

extension KeySource {
  private func readOnThread() {
    guard let waker = WakePipe() else { return deliver(nil) }
    self.waker = waker
    let descriptor = device.input
    // The next chunk is read when this one was dealt with, so that an endless pipe cannot fill the memory.
    let isTaken = DispatchSemaphore(value: 0)
    let thread = Thread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      var chunk: [UInt8]? = []
      while chunk != nil {
        let readiness = waitUntilReadable(descriptor, waker: waker.reader, milliseconds: -1)
        if readiness.isWoken { return }
        guard readiness.isReadable else { continue }
        switch readBytes(from: descriptor, into: &buffer) {
        case .bytes(let count): chunk = Array(buffer[..<count])
        case .nothing: continue
        case .end: chunk = nil
        }
        DispatchQueue.main.async { [chunk] in
          MainActor.assumeIsolated { self?.deliver(chunk) }
          isTaken.signal()
        }
        isTaken.wait()
      }
    }
    thread.name = "sluice.keys"
    thread.start()
  }
}

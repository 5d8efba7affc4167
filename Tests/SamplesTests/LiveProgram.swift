#if os(Linux)
  import Foundation
  import Testing

  /// A sample's executable, run as its user runs it, on a terminal whose other side is the test.
  final class LiveProgram {
    // Linux's own calls for pseudo terminals, which Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430
    /// How many milliseconds a wait may take: many, for a busy machine.
    private static let patience: Int32 = 300_000

    private let process = Process()
    private let terminal: Int32
    private var output: [UInt8] = []

    init(_ name: String, _ arguments: String..., columns: Int = 80, rows: Int = 24) throws {
      terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (locked, number): (Int32, Int32) = (0, 0)
      try #require(terminal >= 0 && ioctl(terminal, Self.setLock, &locked) == 0)
      try #require(ioctl(terminal, Self.getNumber, &number) == 0)
      var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      try #require(ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0)
      let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(side >= 0)
      let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
      process.executableURL = Program.executable(name)
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"]
      (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
      try process.run()
      // Held by the program alone, so that its end is the end of what can be read.
      try handle.close()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      close(terminal)
    }

    func type(_ text: String) {
      _ = text.withCString { write(terminal, $0, strlen($0)) }
    }

    /// Reads until the program has written `text`; false if it ends before.
    func wait(for text: String) -> Bool {
      while !self.text.contains(text) {
        if !readOnce() { return false }
      }
      return true
    }

    /// Reads to the end, and returns the status with which the program ended.
    func waitForEnd() -> Int32 {
      while readOnce() {}
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// What was written so far.
    var text: String { String(decoding: output, as: UTF8.self) }

    private func readOnce() -> Bool {
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.patience) == 1 else {
        Issue.record("what the test waits for did not happen")
        return false
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(terminal, &bytes, bytes.count)
      output += bytes.prefix(max(0, count))
      return count > 0
    }
  }
#endif

import Dispatch
import Foundation
import Testing

/// The program for tests of sessions, run under a pseudo terminal whose other side, the terminal, is the test.
///
/// Nothing is read before the test asks for it; a wait that takes too long fails the test.
final class TerminalProgram {
  /// What standard input of the program is.
  enum Input {
    case terminal
    /// Opened for reading.
    case file(String)
    /// A pipe in which this was written, and whose writer is gone.
    case pipe(String)
  }

  /// How a program ended.
  enum Exit: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  /// A wait that took too long.
  struct Impatience: Error, CustomStringConvertible {
    let description: String
  }

  // Linux's own calls for pseudo terminals, and a flag of glibc's, which Swift does not see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let newSession: Int16 = 0x80

  let process: pid_t
  /// How the terminal treated what is typed and written before the program began.
  let original: [UInt32]
  /// The bytes that the program wrote so far, as far as they were read.
  private(set) var output: [UInt8] = []
  /// The end of what was read for.
  private var position = 0
  private let terminal: Int32
  private var hasEnded = false

  /// Starts the program with an argument.
  ///
  /// - Parameters:
  ///   - argument: What the program does; `show` where it shows its events.
  ///   - input: What its standard input is.
  ///   - controlsTerminal: Whether the pseudo terminal is its controlling terminal.
  ///   - script: What a shell with job control does instead; `$0` is the program, and there `argument` is `$1`.
  init(
    _ argument: String = "show", columns: Int = 80, rows: Int = 24, input: Input = .terminal,
    controlsTerminal: Bool = true, script: String? = nil
  ) throws {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, Int32) = (0, 0)
    try #require(terminal >= 0 && ioctl(terminal, Self.setLock, &locked) == 0)
    try #require(ioctl(terminal, Self.getNumber, &number) == 0)
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0)
    original = Self.attributes(of: terminal)
    let program = try Self.path
    var words = [program, argument]
    if let script { words = ["/bin/sh", "-c", script, program, argument] }
    process = try Self.start(words, terminal: "/dev/pts/\(number)", input: input, controlsTerminal: controlsTerminal)
  }

  deinit {
    close(terminal)
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }

  /// Types text, as the keyboard and the terminal's answers do.
  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  /// Types bytes, which may be a part of a character.
  func type(bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, min(256, $0.count)) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Gives the terminal another size; the system then sends SIGWINCH.
  func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
  }

  /// How the terminal treats what is typed and written, as numbers to compare.
  var attributes: [UInt32] { Self.attributes(of: terminal) }

  private static func attributes(of terminal: Int32) -> [UInt32] {
    var attributes = termios()
    guard tcgetattr(terminal, &attributes) == 0 else { return [] }
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
  }

  /// Closes the terminal, as a window that is closed.
  func hangUp() {
    let other = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(other, terminal)
    close(other)
  }
}

extension TerminalProgram {
  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// How often a text was written.
  func count(of text: String) -> Int { self.text.components(separatedBy: text).count - 1 }

  /// Reads until the program has written `text` behind what the last call read for.
  func read(until text: String) throws {
    let wanted = Array(text.utf8)
    while true {
      if let end = output[position...].firstEnd(of: wanted) {
        position = end
        return
      }
      guard try readMore(milliseconds: 60_000) else {
        let text = text.debugDescription
        throw Impatience(description: "the program ended without \(text): \(self.text.debugDescription)")
      }
    }
  }

  /// Reads so many bytes at most.
  func read(upTo count: Int) throws {
    let start = output.count
    while output.count - start < count, try readMore(milliseconds: 60_000, count: 64) {}
  }

  /// Whether the program writes nothing for so long.
  func isQuiet(milliseconds: Int32) throws -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 0
  }

  /// Reads all the rest, and tells how the program ended.
  func readToEnd() throws -> Exit {
    while try readMore(milliseconds: 60_000) {}
    return try wait()
  }

  /// How the program ended, without reading what it writes; one that does not end is killed in the end.
  func wait() throws -> Exit {
    let watchdog = DispatchWorkItem { [process] in kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: watchdog)
    defer { watchdog.cancel() }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
    hasEnded = true
    return status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// The time that the program has spent on a processor, in milliseconds.
  var processorTime: Int {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return 0 }
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return (11...12).reduce(0) { $0 + (Int(fields[$1]) ?? 0) } * 1000 / Int(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Reads once; false where no more will come.
  private func readMore(milliseconds: Int32, count: Int = 4096) throws -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else {
      throw Impatience(description: "the program wrote nothing more after \(text.suffix(400).debugDescription)")
    }
    var buffer = [UInt8](repeating: 0, count: count)
    // The end of the last writer is an error of the terminal's.
    let received = Foundation.read(terminal, &buffer, count)
    guard received > 0 else { return false }
    output += buffer[..<received]
    return true
  }
}

extension TerminalProgram {
  /// The program lies beside the tests.
  private static var path: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
      while folder.path.count > 1 {
        let program = folder.appendingPathComponent("TerminalTestProgram").path
        if FileManager.default.isExecutableFile(atPath: program) { return program }
        folder.deleteLastPathComponent()
      }
      throw Impatience(description: "TerminalTestProgram is not beside \(tests)")
    }
  }

  private static func start(
    _ words: [String], terminal: String, input: Input, controlsTerminal: Bool
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a session that opens a terminal takes it as its controlling one, unless it says otherwise.
    let flags = controlsTerminal ? O_RDWR : O_RDWR | O_NOCTTY
    posix_spawn_file_actions_addopen(&actions, 1, terminal, flags, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var ends: [Int32] = [-1, -1]
    switch input {
    case .terminal: posix_spawn_file_actions_adddup2(&actions, 1, 0)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    case .pipe(let text):
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = text.withCString { write(ends[1], $0, strlen($0)) }
      close(ends[1])
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    }
    defer { close(ends[0]) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ["TERM=xterm-256color", "COLORTERM=truecolor", "SWIFT_BACKTRACE=enable=no", "PATH=/usr/bin:/bin"]
    var process: pid_t = 0
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, environment)
    try #require(code == 0, "\(words[0]): \(String(cString: strerror(code)))")
    return process
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the first occurrence of `wanted`.
  fileprivate func firstEnd(of wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    for start in startIndex...(endIndex - wanted.count) where self[start...].starts(with: wanted) {
      return start + wanted.count
    }
    return nil
  }
}

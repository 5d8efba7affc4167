import Foundation
import TestSupport
import Testing

@testable import SluiceTerminal

/// Standard input that is not a terminal.
@Suite(.serialized) struct SessionInputTests {
  @Test(arguments: [TerminalProgram.Input.file("/dev/null"), .file("/etc/passwd"), .pipe("qqq")])
  func `B30 Keys come from the controlling terminal, whatever standard input is`(input: TerminalProgram.Input) throws {
    let program = try TerminalProgram(input: input)
    try program.read(until: "ready:80x24\u{1B}")
    program.type("x")
    try program.read(until: "key:x")
    let before = program.processorTime
    #expect(try program.isQuiet(milliseconds: 300))
    #expect(program.processorTime - before < 100, "a loop without a rest")
    program.type("q")
    #expect(try program.readToEnd() == .code(0))
  }

  @Test(arguments: [TerminalProgram.Input.file("/dev/null"), .pipe(""), .pipe("xyz")])
  func `B30 Without a controlling terminal, the end of standard input is one end`(input: TerminalProgram.Input) throws {
    let program = try TerminalProgram(input: input, controlsTerminal: false)
    let before = program.original
    #expect(try program.readToEnd() == .code(1))
    #expect(program.count(of: "error:") == 1)
    #expect(program.text.hasSuffix("error:\(SessionError.inputEnded)\r\n"))
    #expect(program.attributes == before)
  }

  @Test func `Without a controlling terminal, keys may come from a pipe`() throws {
    let program = try TerminalProgram(input: .pipe("xyq"), controlsTerminal: false)
    #expect(try program.readToEnd() == .code(0))
    #expect(program.text.hasSuffix("ended\r\n"))
  }
}

/// The source of keys alone, on descriptors that are no terminals.
@Suite @MainActor struct KeySourceTests {
  private func received(from descriptor: Int32) async -> (bytes: [UInt8], ends: Int) {
    let ended = Checkpoint()
    var bytes: [UInt8] = []
    var ends = 0
    let device = TerminalDevice(input: descriptor, inputIsTerminal: false, ownsInput: true, output: -1)
    let source = KeySource(device: device) { chunk in
      guard let chunk else {
        ends += 1
        ended.reach()
        return
      }
      bytes += chunk
    }
    source.start()
    await ended.wait()
    source.cancel()
    return (bytes, ends)
  }

  @Test func `B30 A file is read to its end, which comes once`() async throws {
    let content = try Data(contentsOf: URL(fileURLWithPath: "/etc/passwd"))
    let result = await received(from: open("/etc/passwd", O_RDONLY))
    #expect(result.bytes == Array(content))
    #expect(result.ends == 1)
  }

  @Test func `B30 The file of nothing ends at once`() async {
    let result = await received(from: open("/dev/null", O_RDONLY))
    #expect(result.bytes.isEmpty && result.ends == 1)
  }

  @Test func `B30 A pipe whose writer is gone gives what is in it, and ends`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = write(ends[1], "abc", 3)
    close(ends[1])
    let result = await received(from: ends[0])
    #expect(result.bytes == Array("abc".utf8) && result.ends == 1)
  }

  @Test func `A source that was cancelled leaves the bytes to whoever comes next`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let first = Checkpoint()
    let device = TerminalDevice(input: ends[0], inputIsTerminal: false, ownsInput: false, output: -1)
    let source = KeySource(device: device) { _ in first.reach() }
    source.start()
    _ = write(ends[1], "a", 1)
    await first.wait()
    source.cancel()
    _ = write(ends[1], "b", 1)
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1 && byte == UInt8(ascii: "b"))
  }
}

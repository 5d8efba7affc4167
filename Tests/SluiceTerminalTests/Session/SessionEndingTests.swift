import Foundation
import Testing

@testable import SluiceTerminal

/// Each way out of a session, under a pseudo terminal.
@Suite(.serialized) struct SessionEndingTests {
  private static let leave = "\u{1B}[?1049l"

  /// Runs the program until it shows its screen, has `body` end it, and checks that the terminal is as it was.
  private func expect(
    _ exit: TerminalProgram.Exit, argument: String = "show", sourceLocation: SourceLocation = #_sourceLocation,
    after body: (TerminalProgram) throws -> Void
  ) throws {
    let program = try TerminalProgram(argument)
    let before = program.original
    try program.read(until: "ready:80x24\u{1B}")
    #expect(program.attributes != before, "raw mode", sourceLocation: sourceLocation)
    try body(program)
    #expect(
      try program.readToEnd() == exit, "\(program.text.suffix(300).debugDescription)", sourceLocation: sourceLocation)
    #expect(program.attributes == before, "attributes", sourceLocation: sourceLocation)
    #expect(program.count(of: "\u{1B}[?1049h") == 1, sourceLocation: sourceLocation)
    let restoration = String(decoding: TerminalModes.leave(keyboardIsPushed: false), as: UTF8.self)
    #expect(program.count(of: restoration) == 1, "restored once", sourceLocation: sourceLocation)
    #expect(program.count(of: Self.leave) == 1, sourceLocation: sourceLocation)
    let rest = program.text.components(separatedBy: Self.leave).last ?? ""
    #expect(!rest.contains("\u{1B}"), "nothing but text behind it", sourceLocation: sourceLocation)
  }

  @Test func `B28 A normal end restores the terminal once, and the program goes on`() throws {
    try expect(.code(0)) {
      $0.type("q")
      try $0.read(until: "ended")
    }
  }

  @Test func `B28 A second and a third stop do nothing`() throws {
    try expect(.code(0)) { $0.type("w") }
  }

  @Test func `B28 An error restores the terminal, and is thrown`() throws {
    try expect(.code(1)) {
      $0.type("e")
      try $0.read(until: "error:the program refused")
    }
  }

  @Test func `B28 Control-c ends the process by SIGINT where no view takes it`() throws {
    try expect(.signal(SIGINT)) { $0.type("\u{03}") }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `B28 A signal restores the terminal, and whoever waits sees it`(signal: Int32) throws {
    try expect(.signal(signal)) { $0.send(signal) }
  }

  @Test(arguments: [("1", [SIGILL, SIGTRAP]), ("2", [SIGSEGV, SIGBUS]), ("3", [SIGSEGV, SIGBUS]), ("4", [SIGABRT])])
  func `B28 A trap, a bad access, an overflow of the stack and an abort restore the terminal`(
    key: String, signals: [Int32]
  ) throws {
    let program = try TerminalProgram()
    let before = program.original
    try program.read(until: "ready:80x24\u{1B}")
    program.type(key)
    guard case .signal(let signal) = try program.readToEnd() else {
      Issue.record("the program ended by itself: \(program.text.debugDescription)")
      return
    }
    #expect(signals.contains(signal))
    #expect(program.attributes == before)
    #expect(program.count(of: Self.leave) == 1)
    if key == "1" { #expect(program.text.contains("on purpose")) }
  }

  @Test func `A call of exit restores the terminal`() throws {
    try expect(.code(3)) { $0.type("5") }
  }

  @Test func `A program that hangs ends by SIGTERM all the same, with the terminal restored`() throws {
    try expect(.signal(SIGTERM)) {
      $0.type("6")
      let isQuiet = try $0.isQuiet(milliseconds: 100)
      #expect(isQuiet)
      $0.send(SIGTERM)
    }
  }

  @Test func `B28 Nothing is written where the output is no terminal`() throws {
    let program = try TerminalProgram(script: "\"$0\" \"$1\" | cat; \"$0\" available | cat; \"$0\" available")
    #expect(try program.readToEnd() == .code(0))
    #expect(
      program.text
        == "error:\(SessionError.outputIsNoTerminal)\r\navailable:false\r\nended\r\navailable:true\r\nended\r\n")
  }

  @Test func `SIGTERM in the middle of a frame: the brackets are closed, and the terminal is restored`() throws {
    let program = try TerminalProgram(columns: 400, rows: 120)
    let before = program.original
    try program.read(until: "ready:400x120\u{1B}")
    program.type("\u{1B}[?2026;2$y\u{1B}[?62cc")
    try program.read(until: "told:none:nil:nil:true:false")
    program.type("p")
    try program.read(until: "\u{1B}[?2026h")
    #expect(!program.text.hasSuffix("\u{1B}[?2026l"), "the frame is larger than what a terminal takes at once")
    program.send(SIGTERM)
    #expect(try program.readToEnd() == .signal(SIGTERM))
    #expect(program.attributes == before)
    let last = try #require(program.text.components(separatedBy: "\u{1B}[?2026h").last)
    #expect(last.contains("\u{1B}[?2026l"))
    #expect(program.text.hasSuffix(Self.leave))
    #expect(program.count(of: Self.leave) == 1)
  }

  @Test func `SIGTERM ends a program whose terminal takes nothing more`() throws {
    let program = try TerminalProgram(columns: 400, rows: 120)
    let before = program.original
    try program.read(until: "ready:400x120\u{1B}")
    program.type("p")
    try program.read(upTo: 1000)
    program.send(SIGTERM)
    let exit = try program.wait()
    #expect(exit == .signal(SIGTERM))
    #expect(program.attributes == before)
  }

  @Test func `A terminal that is closed ends the program`() throws {
    let program = try TerminalProgram()
    try program.read(until: "ready:80x24\u{1B}")
    program.hangUp()
    let exit = try program.wait()
    #expect(exit == .signal(SIGHUP))
  }

  @Test func `A terminal that is closed and controls nothing is an error`() throws {
    let program = try TerminalProgram(controlsTerminal: false)
    try program.read(until: "ready:80x24\u{1B}")
    program.hangUp()
    let exit = try program.wait()
    #expect(exit == .code(1))
  }
}

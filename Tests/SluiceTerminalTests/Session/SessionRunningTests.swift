import Foundation
import Testing

@testable import SluiceTerminal

/// What goes on while a session runs, under a pseudo terminal.
@Suite(.serialized) struct SessionRunningTests {
  private func started(_ argument: String = "show", columns: Int = 80, rows: Int = 24) throws -> TerminalProgram {
    let program = try TerminalProgram(argument, columns: columns, rows: rows)
    try program.read(until: "ready:\(columns)x\(rows)\u{1B}")
    return program
  }

  private func finish(_ program: TerminalProgram) throws {
    program.type("q")
    #expect(try program.readToEnd() == .code(0), "\(program.text.suffix(300).debugDescription)")
  }

  @Test func `B31 The bytes of three characters come one at a time, and are three keys`() throws {
    let clock = ContinuousClock()
    var typing = Duration.seconds(1)
    // A machine that rests in the middle of a character, as a busy one may, types two; it then tries again.
    for _ in 0..<50 where typing > .milliseconds(20) {
      let program = try started()
      typing = clock.measure {
        for byte in "é漢👩‍👩‍👧".utf8 { program.type(bytes: [byte]) }
      }
      program.type("z")
      try program.read(until: "key:z")
      if typing <= .milliseconds(20) {
        for character in ["é", "漢", "👩‍👩‍👧"] { #expect(program.text.contains(character), "\(character)") }
        #expect(program.count(of: "key:") == 4)
      }
      try finish(program)
    }
    #expect(typing <= .milliseconds(20), "no machine is that busy")
  }

  @Test func `A key that nothing follows is not kept waiting`() throws {
    let program = try started()
    program.type("x")
    try program.read(until: "key:x")
    program.type("\u{1B}[<0;5;3M\u{1B}[I")
    try program.read(until: "mouse:4,2")
    try program.read(until: "focus:true")
    try finish(program)
  }

  @Test func `B29 A change of size is drawn without a key, and a burst of 50 at once`() throws {
    let program = try started()
    program.resize(columns: 70, rows: 20)
    try program.read(until: "ready:70x20\u{1B}")
    let frames = program.count(of: "\u{1B}[2J")
    for step in 1...50 { program.resize(columns: 70 + step, rows: 20) }
    try program.read(until: "ready:120x20\u{1B}")
    #expect(1...4 ~= program.count(of: "\u{1B}[2J") - frames)
    try finish(program)
  }

  @Test func `Pasted text of 10,000 characters is one event`() throws {
    let program = try started()
    let text = String((0..<10_000).map { Character(["a", "é", "漢", "k", "q"][$0 % 5]) })
    program.type("\u{1B}[200~\(text)\u{1B}[201~")
    let sum = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_007 }
    try program.read(until: "paste:10000:\(sum)")
    #expect(program.count(of: "paste:") == 1)
    try finish(program)
  }

  @Test func `Tasks of the main actor, work of the main queue and timers run on the main thread between keys`() throws {
    let program = try started("background")
    try program.read(until: "timer:true")
    for line in ["task:true", "queue:true"] { #expect(program.text.contains(line)) }
    try finish(program)
  }

  @Test func `A terminal tells what it can do, and the views hear of it`() throws {
    let program = try started()
    program.type(
      "\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;17;8t\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;4cc"
    )
    try program.read(until: "told:kitty:8x17:true:true:true")
    #expect(program.count(of: "\u{1B}[>5u") == 1)
    try finish(program)
    #expect(program.count(of: "\u{1B}[<u") == 1)
    #expect(program.count(of: "\u{1B}[?2026h") == program.count(of: "\u{1B}[?2026l") - 1)
  }

  @Test func `Control-z and SIGTSTP leave the terminal to the shell, and fg brings the screen back`() throws {
    let program = try TerminalProgram(
      script: "set -m; \"$0\" \"$1\"; echo stopped:$?; fg >/dev/null; echo again:$?; fg >/dev/null; echo ended:$?")
    let before = program.original
    try program.read(until: "ready:80x24\u{1B}")
    program.type("\u{1A}")
    try program.read(until: "stopped:148")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("x")
    try program.read(until: "key:x")
    program.type("\u{1A}")
    try program.read(until: "again:148")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("q")
    try program.read(until: "ended:0")
    #expect(try program.readToEnd() == .code(0))
    #expect(program.count(of: "\u{1B}[?1049h") == 3)
    #expect(program.count(of: "\u{1B}[?1049l") == 3)
    #expect(program.attributes == before)
  }

  @Test func `Where the program was started to ignore SIGTSTP, control-z does nothing`() throws {
    let program = try TerminalProgram(script: "trap '' TSTP; exec \"$0\" \"$1\"")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("\u{1A}x")
    try program.read(until: "key:x")
    try finish(program)
    #expect(program.count(of: "\u{1B}[?1049h") == 1)
  }

  @Test(arguments: [(SIGTSTP, 148), (SIGSTOP, 147)])
  func `A stop from outside is repaired when the program goes on, also one that cannot be caught`(
    signal: Int32, status: Int
  ) throws {
    let program = try TerminalProgram(
      script: "set -m; \"$0\" \"$1\"; echo stopped:$?; stty sane; fg >/dev/null; echo ended:$?")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("i")
    try program.read(until: "pid:")
    try program.read(until: ";")
    let number = try #require(program.text.components(separatedBy: "pid:").last?.prefix { $0 != ";" })
    kill(try #require(pid_t(number)), signal)
    try program.read(until: "stopped:\(status)")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("x")
    try program.read(until: "key:x")
    program.type("q")
    try program.read(until: "ended:0")
    #expect(try program.readToEnd() == .code(0))
    #expect(program.count(of: "\u{1B}[?2004h") >= 2, "the modes are renewed")
  }

  @Test func `A key can stop a session whose views take none`() throws {
    let program = try TerminalProgram("stop-key")
    try program.read(until: "\u{1B}[2J")
    program.type("q")
    try program.read(until: "ended")
    #expect(try program.readToEnd() == .code(0))
  }

  @Test func `While a dialog has the focus, no key stops the session`() throws {
    let program = try TerminalProgram("dialog")
    try program.read(until: "Leave?")
    program.type("q")
    program.type("n")
    try program.read(until: "answer:false")
    program.type("q")
    try program.read(until: "ended")
    #expect(try program.readToEnd() == .code(0))
  }

  @Test func `A session can be run again`() throws {
    let program = try started("twice")
    program.type("q")
    try program.read(until: "first")
    try program.read(until: "ready:80x24\u{1B}")
    program.type("q")
    try program.read(until: "released:true")
    #expect(try program.readToEnd() == .code(0))
    #expect(program.count(of: "\u{1B}[?1049l") == 2)
  }

  @Test func `However often views ask, about 60 frames are drawn in a second`() throws {
    let program = try started("busy")
    try program.read(until: "rate:")
    try program.read(until: ".")
    let rate = try #require(program.text.components(separatedBy: "rate:").last.flatMap { Int($0.prefix { $0 != "." }) })
    #expect(1...64 ~= rate)
    try finish(program)
  }

  @Test func `Control-c goes to the views first`() throws {
    let program = try started()
    program.type("t\u{03}")
    try program.read(until: "control-c")
    try finish(program)
  }

  @Test func `Keys that come together are one frame`() throws {
    let program = try started()
    program.type("\u{1B}[?2026;2$y\u{1B}[?62cc")
    try program.read(until: "told:none:nil:nil:true:false")
    let before = program.count(of: "\u{1B}[?2026h")
    program.type(String(repeating: "x", count: 20) + "z")
    try program.read(until: "key:z")
    // The last key is held back for a moment, because something might join it.
    #expect(1...4 ~= program.count(of: "\u{1B}[?2026h") - before)
    try finish(program)
  }

  @Test func `A second session while one runs is an error, and the first goes on`() throws {
    let program = try started("nested")
    try program.read(until: "\(SessionError.alreadyRunning)".replacing(" ", with: "_"))
    #expect(program.count(of: "\u{1B}[?1049h") == 1)
    try finish(program)
  }

  @Test func `A session inside of a task says so instead of hanging`() throws {
    let program = try started("inside-a-task")
    try program.read(until: "error:\(SessionError.mainQueueIsBusy)")
    #expect(try program.readToEnd() == .code(4))
    #expect(program.count(of: "\u{1B}[?1049l") == 1)
  }
}

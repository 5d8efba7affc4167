import SluiceTerminal
import Testing

@Suite(.serialized) struct PrintingLaterTests {
  @Test func `A list is printed when a stream says so, from whatever thread, or ends`() throws {
    let program = try TerminalProgram("print-later")
    for text in ["already true", "nothing was sent", "never true", "failed", "from another thread", "ended"] {
      try program.read(until: text)
    }
    #expect(try program.readToEnd() == .code(0))
    #expect(program.count(of: "early") == 0)
  }

  @Test func `One that is printed later inside of a task says so instead of hanging`() throws {
    let program = try TerminalProgram("print-inside-a-task")
    try program.read(until: "error:\(SessionError.mainQueueIsBusy)")
    #expect(try program.readToEnd() == .code(4))
  }
}

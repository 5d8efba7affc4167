#if os(Linux)
  import Foundation
  import Testing

  /// The samples on a terminal, as their users run them.
  struct LiveProgramTests {
    private static let alternateScreen = "\u{1B}[?1049h"
    private static let sections = ["SingleSection", "MultiSection", "ComplexSection"]

    @Test("On a terminal each is shown live, until q", arguments: sections + ["Reels"])
    func live(name: String) throws {
      let program = try LiveProgram(name)
      #expect(program.wait(for: "quit"))
      program.type("q")
      #expect(program.waitForEnd() == 0)
      #expect(program.text.contains(Self.alternateScreen))
      #expect(program.text.contains("\u{1B}[?1049l"))
    }

    @Test("A file that comes into the folder is shown", arguments: sections)
    func watched(name: String) throws {
      let folder = try TemporaryFolder()
      let program = try LiveProgram(name, folder.path)
      #expect(program.wait(for: "quit"))
      try folder.write("a.txt", "newcomer")
      #expect(program.wait(for: "newcomer"))
      program.type("q")
      #expect(program.waitForEnd() == 0)
    }

    @Test("Plain text is printed where it is asked for", arguments: [["--plain"], ["--width", "60"]])
    func plain(arguments: [String]) throws {
      for name in Self.sections + ["Reels"] {
        let program =
          try arguments.count == 1
          ? LiveProgram(name, arguments[0]) : LiveProgram(name, arguments[0], arguments[1])
        #expect(program.waitForEnd() == 0)
        #expect(!program.text.contains(Self.alternateScreen))
        #expect(program.text.contains(name == "Reels" ? "짭짭이" : "Groceries"))
      }
    }

    @Test("A folder that does not exist is a line, not a screen", arguments: sections)
    func missing(name: String) throws {
      let program = try LiveProgram(name, "/nowhere")
      #expect(program.waitForEnd() == 1)
      #expect(program.text == "/nowhere: does not exist\r\n")
    }
  }
#endif

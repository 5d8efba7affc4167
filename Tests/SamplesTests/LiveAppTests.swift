#if os(Linux)
  import Foundation
  import Testing

  /// Movies, Teachers and News on a terminal, as their users run them.
  struct LiveAppTests {
    private static let leave = "\u{1B}[?1049l"

    @Test("Each is shown live, until q", arguments: ["Movies", "Teachers", "News"])
    func live(name: String) throws {
      let program = try LiveProgram(name)
      #expect(program.wait(for: "quit"))
      program.type("q")
      #expect(program.waitForEnd() == 0)
      #expect(program.text.contains("\u{1B}[?1049h"))
      #expect(program.text.contains(Self.leave))
    }

    @Test func `A key adds a movie`() throws {
      let program = try LiveProgram("Movies")
      #expect(program.wait(for: "quit"))
      program.type("a")
      #expect(program.wait(for: "Added Korea 2000 to korea"))
      program.type("q")
      #expect(program.waitForEnd() == 0)
    }

    @Test func `Malformed JSON ends the program with a line below what the terminal showed before`() throws {
      let folder = try TemporaryFolder()
      try folder.write("news.json", "{\"news\": [\n  {\"news_id\": 1}\n]}")
      let program = try LiveProgram("News", folder.path + "/news.json", columns: 200)
      #expect(program.waitForEnd() == 1)
      #expect(program.text.hasSuffix("\(folder.path)/news.json:2:3: news[0].text: is missing\r\n"))
      let last = try #require(program.text.range(of: Self.leave, options: .backwards))
      #expect(!program.text[last.upperBound...].contains("?1049h"))
    }

    @Test(arguments: ["Movies", "Teachers", "News"])
    func `What is typed at the keyboard is not taken for a file`(name: String) throws {
      let program = try LiveProgram(name, "-", columns: 200)
      #expect(program.waitForEnd() == 1)
      #expect(program.text.hasSuffix("standard input: is the keyboard; pipe a file into the program\r\n"))
    }

    @Test(arguments: ["Movies", "Teachers", "News"])
    func `Plain text is printed where it is asked for`(name: String) throws {
      let program = try LiveProgram(name, "--plain")
      #expect(program.waitForEnd() == 0)
      #expect(!program.text.contains("?1049h"))
    }
  }
#endif

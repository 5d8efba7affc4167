import Foundation
import Testing

@testable import SampleSupport

/// What the samples write where, and what they do when they cannot.
struct OutputTests {
  private let program = Program(name: "ComplexSection")

  @Test("A file's name cannot send escape sequences to the terminal")
  func escapes() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{1B}]0;title\u{7}\u{202E}.txt", Data([0xFF]))
    try folder.write("two\nlines.txt", Data([0xFF]))
    let result = try program(folder.path)

    #expect(result.errors == ["␛]0;title␇.txt: is not text in UTF-8", "two␊lines.txt: is not text in UTF-8"])
    #expect(try program("-\u{1B}[2J").errors == ["ComplexSection: there is no option -␛[2J; see ComplexSection --help"])
  }

  @Test("Problems that nobody can be told of change nothing else", arguments: ["2>&-", "2>/dev/full"])
  func noStandardError(redirection: String) throws {
    let result = try program.shell("exec \"$0\" /nowhere \(redirection)")
    #expect(result.status == 1)
  }

  @Test("Output that cannot be written is a problem", arguments: ["", "--help", "--version"])
  func fullDisk(arguments: String) throws {
    for redirection in [">&-", ">/dev/full"] {
      let result = try program.shell("exec \"$0\" \(arguments) \(redirection)")
      #expect(result.status == 1)
      #expect(result.errors.count == 1)
      #expect(result.errors.first?.hasPrefix("cannot write: ") == true)
    }
  }

  @Test("A reader that has seen enough ends it quietly")
  func closedPipe() throws {
    let result = try program.shell("\"$0\" --width 60 | head -n 1")
    #expect(result.output.hasPrefix("Message Section "))
    #expect(result.errors == [])
  }
}

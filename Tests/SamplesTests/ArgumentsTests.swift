import Testing

@testable import SampleSupport

struct ArgumentsTests {
  private func parse(_ arguments: String...) throws(Arguments.Exit) -> Arguments {
    try Arguments(arguments, program: "Sample", summary: "shows")
  }

  @Test("Without arguments, what is built in is shown as wide as the terminal")
  func none() throws {
    let arguments = try parse()
    #expect(arguments.path == nil)
    #expect(arguments.width == nil)
  }

  @Test("A folder and a width, in any order and both spellings")
  func folderAndWidth() throws {
    for arguments in [
      try parse("notes", "--width", "40"), try parse("--width", "40", "notes"), try parse("--width=40", "notes"),
    ] {
      #expect(arguments.path == "notes")
      #expect(arguments.width == 40)
    }
  }

  @Test("Plain text can be asked for")
  func plain() throws {
    #expect(try parse("notes", "--plain").isPlain)
    #expect(try parse("notes").isPlain == false)
  }

  @Test(
    "A width that is missing, no number or out of range is a misuse",
    arguments: [["--width"], ["--width", "wide"], ["--width=0"], ["--width", "-3"], ["--width", "1001"]])
  func widths(arguments: [String]) {
    #expect {
      try Arguments(arguments, program: "Sample", summary: "shows")
    } throws: { error in
      guard case .misuse(let text)? = error as? Arguments.Exit else { return false }
      return text.hasPrefix("Sample: --width ") && text.hasSuffix("see Sample --help")
    }
  }

  @Test("An unknown option and a second folder are named")
  func unknown() {
    #expect(throws: Arguments.Exit.misuse("Sample: there is no option --wide; see Sample --help")) {
      try parse("--wide")
    }
    #expect(throws: Arguments.Exit.misuse("Sample: one folder at a time: b; see Sample --help")) {
      try parse("a", "b")
    }
  }

  @Test("--version answers with the version, --help with the usage")
  func answers() {
    #expect(throws: Arguments.Exit.answer("Sample \(Arguments.version)")) { try parse("--version") }
    #expect {
      try parse("--help")
    } throws: { error in
      guard case .answer(let text)? = error as? Arguments.Exit else { return false }
      return text.contains("usage: Sample [DIR] [--plain] [--width N]")
    }
  }

  @Test("After -- a name may begin with a hyphen")
  func endOfOptions() throws {
    let arguments = try parse("--width", "40", "--", "--help")
    #expect(arguments.path == "--help")
    #expect(arguments.width == 40)
    #expect(try parse("--").path == nil)
    #expect(throws: Arguments.Exit.misuse("Sample: one folder at a time: b; see Sample --help")) {
      try parse("a", "--", "b")
    }
  }

  @Test("An empty name is not the folder one is in")
  func emptyName() {
    #expect(throws: Arguments.Exit.misuse("Sample: the name of the folder is empty; see Sample --help")) {
      try parse("")
    }
  }
}

import Foundation
import SluiceTerminal
import Testing

@testable import SampleSupport

/// The samples as their users run them.
struct ProgramTests {
  private static let names = ["SingleSection", "MultiSection", "ComplexSection"]

  private var snow: Data {
    get throws { try Data(contentsOf: try #require(BuiltInLibrary.snow)) }
  }

  @Test("Each runs at once on built-in data, into a pipe without an escape sequence", arguments: names)
  func builtIn(name: String) throws {
    let result = try Program(name: name)("--width", "60")

    #expect(result.status == 0)
    #expect(result.errors == [])
    #expect(result.output.contains("눈 오는 날\n  올해 첫눈이 왔다."))
    #expect(result.output.contains("█"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("ComplexSection shows messages and photos under the seed's titles, in name order")
  func complex() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.md", "두 번째\r\nsupplement\r\n")
    try folder.write("a.txt", "First\nof all")
    try folder.write("c.txt", "")
    try folder.write("z.png", snow)
    try folder.write("ignored.gif", "no")
    let result = try Program(name: "ComplexSection")(folder.path, "--width", "40")

    #expect(result.status == 0)
    #expect(result.errors == [])
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      Array(lines.prefix(8)) == [
        "Message Section ────────────────────────", "First", "  of all", "두 번째", "  supplement", "c.txt", "",
        "Image Section ──────────────────────────",
      ])
    #expect(lines.contains("z.png"))
  }

  @Test("MultiSection puts files of the last day into main, older ones into sub")
  func multi() throws {
    let folder = try TemporaryFolder()
    try folder.write("new.txt", "New")
    try folder.write("old.txt", "Old")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3 * 24 * 60 * 60)],
      ofItemAtPath: folder.url.appendingPathComponent("old.txt").path)
    let result = try Program(name: "MultiSection")(folder.path, "--width", "20")

    #expect(result.status == 0)
    #expect(result.output == "Main Section ───────\nNew\n\nSub Section ────────\nOld\n")
  }

  @Test("What cannot be read is one line each on standard error; the rest is shown", arguments: names)
  func problems(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("good.txt", "Good")
    try folder.write("latin.txt", Data([0x63, 0x61, 0x66, 0xE9]))
    try folder.write("broken.png", snow.prefix(200))
    try folder.write("not-a-png.png", "hello")
    try folder.write("huge.png", Self.hugePNG)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder.md"), withIntermediateDirectories: true)
    let result = try Program(name: name)(folder.path, "--width", "40")

    #expect(result.status == 0)
    #expect(result.output.contains("Good"))
    #expect(
      result.errors.map { String($0.prefix { $0 != ":" }) }
        == ["folder.md", "latin.txt", "broken.png", "huge.png", "not-a-png.png"])
    #expect(result.errors[1] == "latin.txt: is not text in UTF-8")
    #expect(result.errors[3] == "huge.png: too large: 100000 x 100000 pixels (limit 64000000 pixels)")
  }

  @Test("A folder that does not exist, is none, or holds nothing: one line, status 1", arguments: names)
  func nothing(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("other.csv", "1")
    for (path, reason) in [
      (folder.path, "holds no notes (*.txt, *.md) and no pictures (*.png, *.jpg, *.jpeg)"),
      (folder.path + "/missing", "does not exist"),
      (folder.path + "/other.csv", "is not a folder"),
    ] {
      let result = try Program(name: name)(path)
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(result.errors == ["\(path): \(reason)"])
    }
  }

  @Test("Nothing but broken files: their lines, status 1", arguments: names)
  func onlyBroken(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("broken.png", snow.prefix(100))
    let result = try Program(name: name)(folder.path)

    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.count == 1)
  }

  @Test("Wrong usage: one line, status 2", arguments: names)
  func misuse(name: String) throws {
    let result = try Program(name: name)("--wide")

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == ["\(name): there is no option --wide; see \(name) --help"])
  }

  @Test("Colour is shown where it is forced, and never with NO_COLOR")
  func colour() throws {
    let coloured = try Program(name: "ComplexSection")(
      "--width", "40", environment: ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"])
    #expect(coloured.output.contains("\u{1B}[38;2;") || coloured.output.contains(";38;2;"))

    let plain = try Program(name: "ComplexSection")(
      "--width", "40", environment: ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor", "NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}"))
  }

  /// A file that says it is 100,000 pixels wide and high, and holds nothing.
  private static let hugePNG = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0x86, 0xA0, 0, 1, 0x86,
    0xA0, 8, 2, 0, 0, 0, 0x27, 0x30, 0x9C, 0x9F,
  ])
}

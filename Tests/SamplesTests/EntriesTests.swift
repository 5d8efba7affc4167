import Foundation
import Testing

@testable import SampleSupport

struct EntriesTests {
  private func read(_ text: String) -> Entries {
    Entries(text: text, file: "list.csv", number: "a price")
  }

  @Test func `a line is a section, a name that may hold commas, and a number`() {
    #expect(
      read("# movies\r\n\r\nkorea,킹덤,1000\r\n  a b , One, two, three ,\t0 \n")
        == Entries([
          Entry(section: "korea", name: "킹덤", number: 1000), Entry(section: "a b", name: "One, two, three", number: 0),
        ]))
  }

  @Test(
    "What is wrong is told with its line",
    arguments: [
      ("korea", "is not a section, a name and a price, with commas between"),
      ("korea, 킹덤", "is not a section, a name and a price, with commas between"),
      (", 킹덤, 1", "has no section"),
      ("korea, , 1", "has no name"),
      ("korea, 킹덤, 1.5", "a price is a whole number from 0 on, not \"1.5\""),
      ("korea, 킹덤, -1", "a price is a whole number from 0 on, not \"-1\""),
      ("korea, 킹덤, 99999999999999999999", "a price is a whole number from 0 on, not \"99999999999999999999\""),
    ])
  func wrong(line: String, reason: String) {
    let entries = read("a, b, 1\n\n\(line)\na, c, 2\n")
    #expect(entries.entries.map(\.name) == ["b", "c"])
    #expect(entries.problems.map(\.description) == ["list.csv:3: \(reason)"])
  }

  @Test func `a list without an entry is a problem`() {
    #expect(read("# nothing\n").problems.map(\.description) == ["list.csv: holds no line with an entry"])
  }

  @Test func `a byte order mark is no part of a text, and what is no text is told with its line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bom.csv", Data([0xEF, 0xBB, 0xBF, 0x61]))
    try folder.write("latin.csv", Data([0x61, 0x0A, 0x63, 0xE9, 0x0A]))
    #expect(try TextFile(path: folder.path + "/bom.csv").text() == "a")
    for (name, reason) in [
      ("latin.csv", ":2: is not text in UTF-8"), ("missing.csv", ": does not exist"),
    ] {
      #expect {
        try TextFile(path: folder.path + "/" + name).text()
      } throws: {
        "\($0)" == "\(folder.path)/\(name)\(reason)"
      }
    }
    #expect {
      try TextFile(path: folder.path).text()
    } throws: {
      "\($0)".hasSuffix(": is a folder, not a file")
    }
  }

  @Test(arguments: ["Movies", "Teachers"])
  func `a list is read from a file and from standard input`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("list.csv", "korea, 킹덤 👑, 30\nbad\n")
    let rule = String(repeating: "─", count: 14)
    let lines = "korea \(rule)\n킹덤 👑           30\n"

    let file = try Program(name: name)(folder.path + "/list.csv", "--width", "20")
    #expect(file.status == 0)
    #expect(file.output.hasPrefix(lines))
    #expect(file.errors.count == 1)
    #expect(file.errors.first?.hasPrefix("\(folder.path)/list.csv:2: is not a section, a name and ") == true)

    let piped = try Program(name: name).shell("printf 'korea, 킹덤 👑, 30\\n' | exec \"$0\" - --width 20")
    #expect(piped.status == 0)
    #expect(piped.output == file.output)
    #expect(piped.errors == [])
  }

  @Test(arguments: ["Movies", "Teachers", "News"])
  func `a file that is not there is one line and status 1, wrong usage one line and status 2`(name: String) throws {
    let missing = try Program(name: name)("/nowhere/list")
    #expect(missing.status == 1)
    #expect(missing.output == "")
    #expect(missing.errors == ["/nowhere/list: does not exist"])

    let misuse = try Program(name: name)("a", "b")
    #expect(misuse.status == 2)
    #expect(misuse.errors == ["\(name): one file at a time: b; see \(name) --help"])

    let help = try Program(name: name)("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("usage: \(name) [FILE] [--plain] [--width N]"))
  }
}

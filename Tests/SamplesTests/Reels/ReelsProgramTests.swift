import Foundation
import Testing

@testable import Reels
@testable import SampleSupport

struct ReelsProgramTests {
  private let program = Program(name: "Reels")

  private func parse(_ json: String) throws -> [ProfileRecord] {
    try [ProfileRecord](json: Data(json.utf8), file: "a.json")
  }

  @Test func `what comes with it is printed into a pipe, without an escape sequence`() throws {
    let result = try program("--width", "50")
    #expect(result.status == 0)
    #expect(result.errors == [])
    #expect(result.output.contains("짭짭이 🎬"))
    #expect(result.output.contains("▶ 첫눈 ☃️"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `profiles are read from a file, and from standard input`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", try JSONEncoder().encode([ProfileRecord].sample))
    let path = folder.path + "/a.json"
    let result = try program(path, "--width", "40")
    #expect(result.output.contains("나 🙂"))
    #expect(try program.shell("\"$0\" - --width 40 < '\(path)'").output == result.output)
  }

  @Test func `a picture lies beside the file that names it`() throws {
    var records = [ProfileRecord].sample
    records[0].user.profileImageURLString = "me.jpg"
    records[1].user.profileImageURLString = "/pictures/mina.png"
    let read = try [ProfileRecord](json: try JSONEncoder().encode(records), file: "/some/folder/a.json")
    #expect(read.map(\.user.profileImageURLString) == ["/some/folder/me.jpg", "/pictures/mina.png"])
  }

  @Test func `what cannot be read is a line, and status 1`() throws {
    let result = try program("/nowhere.json")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors == ["/nowhere.json: does not exist"])
  }

  @Test(
    "What is wrong with a file is told with the way to it",
    arguments: [
      ("", "is not JSON"), ("[]", "holds no profile"), ("{}", "the whole is no array"), ("[1]", "[0] is no object"),
      (#"[{"user": {"id": 1}}]"#, "[0].user.id is no text"),
      (#"[{"user": null}]"#, "[0].user is null"),
      (#"[{"user": {"id": "a"}}]"#, "[0].user.nickName is missing"),
    ])
  func malformed(json: String, reason: String) {
    #expect(throws: Problem(file: "a.json", reason: reason)) { try parse(json) }
  }

  @Test func `the usage speaks of a file`() throws {
    let help = try program("--help").output
    #expect(help.contains("usage: Reels [FILE] [--plain] [--width N]"))
    #expect(try program("a", "b").errors == ["Reels: one file at a time: b; see Reels --help"])
  }
}

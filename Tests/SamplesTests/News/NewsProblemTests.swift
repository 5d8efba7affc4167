import Foundation
import Testing

@testable import News
@testable import SampleSupport

/// What is wrong with JSON, as the program tells it.
struct NewsProblemTests {
  /// Text, and what is said of it behind the name of the file.
  private static let wrong: [(json: String, problem: String)] = [
    // Values
    (
      "{\n  \"news\": [\n    {\"news_id\": 1, \"text\": \"a\"},\n    {\"news_id\": 2}\n  ]\n}",
      "4:5: news[1].text: is missing"
    ),
    ("{\"news\": [{\"news_id\": \"x\", \"text\": \"a\"}]}", "1:23: news[0].news_id: is not a whole number"),
    ("{\"news\": [{\"news_id\": 1.5, \"text\": \"a\"}]}", "1:23: news[0].news_id: is not a whole number"),
    (
      "{\"news\": [{\"news_id\": 99999999999999999999, \"text\": \"a\"}]}",
      "1:23: news[0].news_id: is not a whole number"
    ),
    ("{\"news\": [\n{\"news_id\": 1, \"text\": null}]}", "2:24: news[0].text: is null, not a text"),
    ("{\"news\":\n  {}}", "2:3: news: is not a list"),
    ("{\"news\": [7]}", "1:11: news[0]: is not an object"),
    ("{}", "1:1: news: is missing"),
    ("[]", "1:1: is not an object"),
    ("{\"ne\\u0077s\": [{\"text\": \"눈\", \"news_id\": []}]}", "1:41: news[0].news_id: is not a whole number"),
    // Syntax
    ("", "1:1: a value is expected, but the text ends"),
    ("{\"news\": [", "1:11: a value is expected, but the text ends"),
    ("{\r\n\"news\": [\r\n{\"news_id\": 1 \"text\": \"a\"}]}", "3:15: a comma or } is expected"),
    ("{\"news\": [{\"news_id\": 1, \"text\" \"a\"}]}", "1:33: a colon is expected after the key \"text\""),
    ("{\"news\": [{news_id: 1}]}", "1:12: a key in quotation marks is expected"),
    ("{\"news\": [] \n \"more\"}", "2:2: a comma or } is expected"),
    ("{\"news\": [{} {}]}", "1:14: a comma or ] is expected"),
    ("{\"news\": []} x", "1:14: nothing may follow the value"),
    ("{\"눈\": \"👨‍👩‍👧\", \"a\": tru}", "1:17: a value is expected"),
    ("{\"news\": [{\"text\": \"a", "1:20: the string does not end"),
    ("{\"news\": [{\"text\": \"a\n\"}]}", "1:22: a line break or another control character stands in a string"),
    ("{\"a\": \"\\q\"}", "1:8: after \\ comes one of \" \\ / b f n r t u"),
    ("{\"a\": \"\\u12g4\"}", "1:8: \\u is followed by four hexadecimal digits"),
    ("{\"a\": \"\\ud83d!\"}", "1:8: \\u stands for half of a character, and the other half is not beside it"),
    ("{\"a\": \"\\ude00\"}", "1:8: \\u stands for half of a character, and the other half is not beside it"),
    ("{\"a\": -}", "1:8: a digit is expected"),
    ("{\"a\": 1.}", "1:9: a digit is expected"),
    ("{\"a\": 1e+}", "1:10: a digit is expected"),
    (String(repeating: "[", count: 600), "1:513: more than 512 values lie in each other"),
  ]

  @Test("A file that is wrong is told with line, column, keys and reason", arguments: wrong.indices)
  func wrongFile(index: Int) throws {
    let (json, problem) = Self.wrong[index]
    let source = NewsSource.text(json, name: "news.json")
    #expect {
      try source.news()
    } throws: { error in
      #expect("\(error)" == "news.json:\(problem)")
      return true
    }
  }

  @Test func `a list without news is a problem`() {
    #expect {
      try NewsSource.text("{\"news\": []}", name: "news.json").news()
    } throws: {
      "\($0)" == "news.json: holds no news"
    }
  }

  @Test func `what a decoder accepts is no error to the scanner`() {
    let json = """
      {"a": [1, -0.5e+3, 2E-1, 0, true, false, null, {}, []], "b\\n": "\\ud83d\\ude00 \\u00e9 \\/ 👨‍👩‍👧", "c": {"d": [[]]}}
      """
    #expect(JSONScanner.firstFailure(in: json) == nil)
    #expect(
      JSONScanner.place(of: [.key("c"), .key("d"), .index(0)], in: json).map { TextPlace(offset: $0, in: json).line }
        == 1)
    #expect(JSONScanner.place(of: [.key("c"), .key("x")], in: json) == nil)
    #expect(JSONScanner.firstFailure(in: NewsSourceTexts.deepest) == nil)
  }

  @Test func `cutting a text short never traps, and is always told`() throws {
    let json = "{\"news\": [{\"news_id\": -1.5e3, \"text\": \"눈 \\u00e9 \\ud83d\\ude00 \\n\"}, null, true]}"
    let bytes = Array(json.utf8)
    for count in bytes.indices {
      guard let text = String(validating: bytes.prefix(count), as: UTF8.self) else { continue }
      #expect(JSONScanner.firstFailure(in: text) != nil)
      #expect(throws: Problem.self) { try NewsSource.text(text, name: "news.json").news() }
    }
  }

  @Test func `the program tells it of a file and of standard input, in one line, with status 1`() throws {
    let folder = try TemporaryFolder()
    let json = "{\n  \"news\": [\n    {\"news_id\": 1}\n  ]\n}\n"
    try folder.write("news.json", json)
    try folder.write("broken.json", "{\n  \"news\" [\n")

    let file = try Program(name: "News")(folder.path + "/news.json")
    #expect(file.status == 1)
    #expect(file.output == "")
    #expect(file.errors == ["\(folder.path)/news.json:3:5: news[0].text: is missing"])

    let broken = try Program(name: "News")(folder.path + "/broken.json", "--plain")
    #expect(broken.status == 1)
    #expect(broken.errors == ["\(folder.path)/broken.json:2:10: a colon is expected after the key \"news\""])

    let piped = try Program(name: "News").shell("exec \"$0\" - < '\(folder.path)/news.json'")
    #expect(piped.status == 1)
    #expect(piped.output == "")
    #expect(piped.errors == ["standard input:3:5: news[0].text: is missing"])
  }

  @Test func `the program shows the news of a file and of standard input`() throws {
    let folder = try TemporaryFolder()
    try folder.write("news.json", "\u{FEFF}{\"news\": [{\"news_id\": 7, \"text\": \"첫눈 ☃️\", \"more\": 1.5}]}")
    let shown = "News ───────────────\n첫눈 ☃️\n  newsID 7\n"

    let file = try Program(name: "News")(folder.path + "/news.json", "--width", "20")
    #expect(file.status == 0)
    #expect(file.output == shown)
    #expect(file.errors == [])

    let piped = try Program(name: "News").shell("cat '\(folder.path)/news.json' | exec \"$0\" - --width 20")
    #expect(piped.status == 0)
    #expect(piped.output == shown)
    #expect(piped.errors == [])
  }
}

private enum NewsSourceTexts {
  static let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
}

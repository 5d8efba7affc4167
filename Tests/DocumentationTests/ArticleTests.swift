import Foundation
import Testing

/// The code in the documentation catalogs and documents: each block stands in a file that is compiled and run.
struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(under folder: String, suffix: String) throws -> [URL] {
    let contents = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try #require(contents?.allObjects as? [URL]).filter { $0.path.hasSuffix(suffix) }
  }

  /// The lines of a text, without what they are indented by.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func `every Swift block of an article is compiled with the tests`() throws {
    let articles =
      try Self.files(under: "Sources", suffix: ".md").filter { $0.path.contains(".docc/") }
      + Self.files(under: "Documentation", suffix: ".md")
    let tests =
      try Self.files(under: "Tests/DocumentationTests", suffix: ".swift")
      + Self.files(under: "Tests/SamplesTests", suffix: ".swift")
    let code = try tests.map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
    #expect(articles.count >= 4)
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let block = Self.lines(block.components(separatedBy: "```")[0])
        #expect(
          code.contains { $0.contains(block) }, "\(article.lastPathComponent) has code that is not compiled:\n\(block)")
      }
    }
  }
}

import FoundationEssentials
import SampleSupport
import Sluice

/// Where the news comes from.
struct NewsSource: Sendable {
  /// Whether it can be asked again.
  let canReload: Bool
  /// Reads the news, or throws why it cannot.
  let news: @Sendable () throws(Problem) -> [NewsViewModel]

  /// News in a text.
  static func text(_ text: String, name: String) -> NewsSource {
    NewsSource(canReload: false) { () throws(Problem) in try decode(text, name: name) }
  }

  /// News in a file, or on standard input, which can be read once.
  static func file(_ file: TextFile) -> NewsSource {
    NewsSource(canReload: !file.isStandardInput) { () throws(Problem) in
      try decode(try file.text(), name: file.name)
    }
  }

  private static func decode(_ json: String, name: String) throws(Problem) -> [NewsViewModel] {
    // A decoder passes over what it does not need, and does not say where a text stops being JSON.
    if let failure = JSONScanner.firstFailure(in: json) { throw Problem(file: name, json: json, failure: failure) }
    let news: [NewsViewModel]
    do {
      news = try JSONDecoder().decode(NewsAnswer.self, from: Data(json.utf8)).news
    } catch {
      throw Problem(file: name, json: json, error: error)
    }
    if news.isEmpty { throw Problem(file: name, reason: "holds no news") }
    return news
  }
}

extension NewsSource {
  /// The news that comes with the program.
  static let builtIn = text(
    """
    {
      "news": [
        {"news_id": 1, "text": "올해 첫눈이 서울에 내렸다 ☃️"},
        {"news_id": 2, "text": "RxDataSources: one section, one Driver, one table."},
        {"news_id": 3, "text": "A family of four 👨‍👩‍👧‍👦 has walked from Busan to Seoul, in thirty-one days and two pairs of shoes each."},
        {"news_id": 4, "text": "새 도서관이 문을 열었습니다"}
      ]
    }
    """, name: "the news that comes with the program")
}

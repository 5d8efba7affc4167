import FoundationEssentials
import Sluice

/// What is shown of an article.
struct NewsViewModel: Equatable, Sendable {
  let newsID: Int
  let newsText: String
}

extension NewsViewModel: Decodable {
  enum CodingKeys: String, CodingKey {
    case newsID = "news_id"
    case newsText = "text"
  }

  init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: CodingKeys.self)
    newsID = try json.decodeWholeNumber(forKey: .newsID)
    newsText = try json.decode(String.self, forKey: .newsText)
  }
}

extension KeyedDecodingContainer {
  /// A whole number; of one that is not whole or too large `JSONDecoder` says only that the text is no JSON.
  fileprivate func decodeWholeNumber(forKey key: Key) throws -> Int {
    do {
      return try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      let place = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "\(error)")
      throw DecodingError.typeMismatch(Int.self, place)
    }
  }
}

/// What a server answers: `{"news": [{"news_id": 1, "text": "..."}, ...]}`.
struct NewsAnswer: Decodable {
  let news: [NewsViewModel]
}

typealias NewsSection = SectionModel<String, NewsViewModel>

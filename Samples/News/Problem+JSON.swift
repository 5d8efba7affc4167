import FoundationEssentials
import SampleSupport

// What a decoder says about JSON, in a line for the one who wrote it: the place, the keys that lead there, the reason.
extension Problem {
  /// Why a text is no JSON: `news.json:7:18: a colon is expected after the key "text"`.
  init(file: String, json: String, failure: JSONScanner.Failure) {
    let place = TextPlace(offset: failure.offset, in: json)
    self.init(file: file, line: place.line, column: place.column, reason: failure.reason)
  }

  /// Why JSON could not be decoded: `news.json:12:5: news[3].text: is missing`.
  init(file: String, json: String, error: any Error) {
    guard let fault = (error as? DecodingError).flatMap(JSONFault.init) else {
      self.init(file: file, reason: "cannot be decoded (\(error))")
      return
    }
    let place = TextPlace(offset: JSONScanner.place(of: fault.place, in: json) ?? 0, in: json)
    let path = fault.path.map(\.description).joined().drop { $0 == "." }
    self.init(
      file: file, line: place.line, column: place.column, reason: (path.isEmpty ? "" : path + ": ") + fault.reason)
  }
}

/// What is wrong with a value of a text that is JSON.
private struct JSONFault {
  /// The value that is wrong.
  var path: [JSONStep]
  /// The value that is there: the one around it where it is missing.
  var place: [JSONStep]
  var reason: String

  /// Nil where the decoder does not say which value.
  init?(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      place = context.codingPath.map(JSONStep.init)
      path = place + [.key(key.stringValue)]
      reason = "is missing"
      return
    case .typeMismatch(let type, let context):
      place = context.codingPath.map(JSONStep.init)
      reason = "is not \(Self.name(of: type))"
    case .valueNotFound(let type, let context):
      place = context.codingPath.map(JSONStep.init)
      reason = "is null, not \(Self.name(of: type))"
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else { return nil }
      place = context.codingPath.map(JSONStep.init)
      reason = "cannot be read: \(context.debugDescription)"
    @unknown default: return nil
    }
    path = place
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension JSONStep {
  fileprivate init(_ key: any CodingKey) {
    self = key.intValue.map(JSONStep.index) ?? .key(key.stringValue)
  }
}

/// A place in a text, as an editor counts it.
struct TextPlace: Equatable {
  /// Counted from 1.
  let line: Int
  /// In characters, counted from 1.
  let column: Int

  /// The place of a byte, counted from 0; the end of the text where there is no such byte.
  init(offset: Int, in text: String) {
    let before = text.utf8.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + text[start..<before.endIndex].count
  }
}

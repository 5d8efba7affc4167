import Foundation
import SampleSupport

/// A profile as it is written in a file.
struct ProfileRecord: Codable, Equatable, Sendable {
  var user: User
  /// Who follows the user, and whom the user follows, by their `id`.
  var followers: [String]
  var following: [String]
  var reels: [Reels]
}

extension [ProfileRecord] {
  /// The profiles in JSON: an array of one or more, one's own first.
  ///
  /// The names of pictures are relative to the folder of the file.
  init(json: Data, file: String) throws(Problem) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw Problem(file: file, reason: Self.reason(for: error))
    }
    if isEmpty { throw Problem(file: file, reason: "holds no profile") }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for index in indices {
      guard let path = self[index].user.profileImageURLString else { continue }
      self[index].user.profileImageURLString = URL(fileURLWithPath: path, relativeTo: folder).path
    }
  }

  private static func reason(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: "\(path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context)?: "\(path(context.codingPath)) is null"
    case .typeMismatch(let type, let context)?: "\(path(context.codingPath)) is no \(name(of: type))"
    default: "is not JSON"
    }
  }

  /// The way to a value: `[1].reels[0].title`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let text = keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : ".\(key.stringValue)")
    }
    return text.isEmpty ? "the whole" : text
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is any FixedWidthInteger.Type: "whole number"
    case is any Collection.Type where type is [Any].Type: "array"
    default: "object"
    }
  }
}

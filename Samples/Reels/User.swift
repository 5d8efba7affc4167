/// Somebody who publishes films.
struct User: Codable, Equatable, Sendable {
  let id: String
  /// The file of a picture; nil for none.
  var profileImageURLString: String?
  let nickName: String
  var introduce: String
  let githubURL: String
  let blogURL: String
}

/// Somebody who publishes films.
struct User: Codable, Equatable, Sendable {
  let id: String
  let nickName: String
  var introduce: String
  let githubURL: String
  let blogURL: String
}

import Sluice

/// What stands above a user's films.
struct Header: Equatable, Sendable {
  var profileImageURLString: String?
  var userName: String
  var introduce: String
  var githubURL: String
  var blogURL: String
  var postCount: String
  var followerCount: String
  var followingCount: String
  var isMyProfile: Bool
  var buttonType: ButtonEnableType
}

/// What one can do about a user.
enum ButtonEnableType: Equatable, Sendable {
  case edit
  case follow
  case unfollow
}

/// The only section: a profile and its films.
struct SectionOfReelsPost: Equatable, Sendable {
  var header: Header
  var items: [Item]
}

extension SectionOfReelsPost: SectionModelType {
  typealias Item = Reels

  init(original: SectionOfReelsPost, items: [Reels]) {
    self = original
    self.items = items
  }
}

import Sluice

/// The profiles that there are; the first is one's own.
///
/// Its methods are called by one reactor, which does one thing at a time.
final class ProfileStore: Sendable {
  let profiles: [Profile]
  private let me: String

  /// Profiles as they are written in a file; there is at least one.
  init(_ records: [ProfileRecord]) {
    precondition(!records.isEmpty, "A ProfileStore without a profile has nobody to show. Give it one or more.")
    let me = records[0].user.id
    self.me = me
    profiles = records.map { Profile($0, seenBy: me) }
  }

  func follow(_ profile: Profile) {
    guard profile.buttonType.value == .follow else { return }
    profile.followers.accept(profile.followers.value + [me])
    profile.buttonType.accept(.unfollow)
    profiles[0].following.accept(profiles[0].following.value + [profile.user.value.id])
  }

  func unfollow(_ profile: Profile) {
    guard profile.buttonType.value == .unfollow else { return }
    profile.followers.accept(profile.followers.value.filter { $0 != me })
    profile.buttonType.accept(.follow)
    profiles[0].following.accept(profiles[0].following.value.filter { $0 != profile.user.value.id })
  }

  func setIntroduce(_ text: String) {
    var user = profiles[0].user.value
    user.introduce = text
    profiles[0].user.accept(user)
  }

  func addHeart(to id: String, of profile: Profile) {
    profile.reels.accept(
      profile.reels.value.map { film in
        var film = film
        if film.id == id { film.hearts += 1 }
        return film
      })
  }
}

import Sluice

/// What is known of a user, in five streams that change each for itself.
final class Profile: Sendable {
  let user: BehaviorRelay<User>
  let followers: BehaviorRelay<[String]>
  let following: BehaviorRelay<[String]>
  let reels: BehaviorRelay<[Reels]>
  let buttonType: BehaviorRelay<ButtonEnableType>

  /// A profile as `record` has it, seen by the user `me`.
  init(_ record: ProfileRecord, seenBy me: String) {
    user = BehaviorRelay(value: record.user)
    followers = BehaviorRelay(value: record.followers)
    following = BehaviorRelay(value: record.following)
    reels = BehaviorRelay(value: record.reels)
    let isFollowed = record.followers.contains(me)
    buttonType = BehaviorRelay(value: record.user.id == me ? .edit : isFollowed ? .unfollow : .follow)
  }

  /// The five streams, combined into one section.
  var section: Observable<SectionOfReelsPost> {
    Observable.combineLatest(user, followers, following, reels, buttonType)
      .map { user, followers, following, reels, buttonType in
        let header = Header(
          profileImageURLString: user.profileImageURLString,
          userName: user.nickName,
          introduce: "< \(user.introduce) />",
          githubURL: user.githubURL,
          blogURL: user.blogURL,
          postCount: "\(reels.count)",
          followerCount: "\(followers.count)",
          followingCount: "\(following.count)",
          isMyProfile: buttonType == .edit,
          buttonType: buttonType)
        return SectionOfReelsPost(header: header, items: reels)
      }
  }
}

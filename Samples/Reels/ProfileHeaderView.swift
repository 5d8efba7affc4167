import Sluice
import SluiceTerminal

/// A profile: who it is, the numbers, and the buttons.
final class ProfileHeaderView: View {
  /// Holds what listens to the buttons, as long as there is the header.
  let disposeBag = DisposeBag()

  let githubButton = Button(title: "GitHub")
  let blogButton = Button(title: "Blog")
  let followButton = Button(title: "Follow")
  let unfollowButton = Button(title: "Unfollow")
  let editButton = Button(title: "Edit")
  let settingButton = Button(title: "Zoom")

  private let avatar = AvatarView()
  private let nameLabel = Label(role: \.header)
  private let introduceLabel = Label(role: \.secondary)
  private let numbersLabel = Label()

  override init() {
    super.init()
    for label in [nameLabel, introduceLabel, numbersLabel] { label.numberOfLines = 1 }
    let buttons = [followButton, unfollowButton, editButton, settingButton, githubButton, blogButton]
    addSubview(StackView(axis: .horizontal, spacing: 1, [avatar, StackView([nameLabel, introduceLabel])]))
    addSubview(numbersLabel)
    addSubview(StackView(axis: .horizontal, spacing: 1, buttons))
    // A row of its own between the buttons and the films.
    addSubview(Label())
  }

  func configure(header: Header) {
    avatar.configure(initial: header.userName.first, path: header.profileImageURLString)
    nameLabel.text = header.userName
    introduceLabel.text = header.introduce
    numbersLabel.text =
      "posts \(header.postCount)  followers \(header.followerCount)  following \(header.followingCount)"
    followButton.isHidden = header.buttonType != .follow
    unfollowButton.isHidden = header.buttonType != .unfollow
    editButton.isHidden = !header.isMyProfile
    settingButton.isHidden = !header.isMyProfile
  }
}

import SampleSupport
import Sluice
import SluiceTerminal

/// A profile and its films, a line for what was done, and one to edit the introduction in.
final class ReelsView: View, ReactorView {
  var disposeBag = DisposeBag()

  let collectionView = CollectionView().then {
    $0.register(cellType: ReelsCollectionCell.self)
    $0.placeholder = "No film yet."
  }
  private let messageLabel = Label(role: \.success).then { $0.numberOfLines = 1 }
  private let introduceField = TextField(placeholder: "Who are you?")
  private lazy var form = StackView(axis: .horizontal, spacing: 1, [Label(text: "Introduction:"), introduceField])

  override init() {
    super.init()
    form.isHidden = true
    for view in [collectionView, messageLabel, form] { addSubview(view) }
    addSubview(HelpLine(hints: [KeyHint("tab", "buttons"), KeyHint("n/p", "profile"), KeyHint("q", "quit")]))
  }

  func bind(reactor: ReelsViewReactor) {
    // Action
    collectionView.rx.modelSelected(Reels.self)
      .map { .tapReels($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    introduceField.rx.submitted
      .map { .setIntroduce($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = CollectionViewSectionedReloadDataSource<SectionOfReelsPost>(
      configureCell: { _, collectionView, indexPath, item in
        let cell = collectionView.dequeueReusableCell(for: indexPath) as ReelsCollectionCell
        cell.bind(reels: item)
        return cell
      },
      configureSupplementaryView: { [weak self] dataSource, collectionView, kind, indexPath in
        guard let self, kind == CollectionView.elementKindSectionHeader else {
          return View().then { $0.fixedHeight = 0 }
        }
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) {
          self.makeHeader(reactor)
        }
        header.configure(header: dataSource.sectionModels[indexPath.section].header)
        return header
      })
    dataSource.canEditRowAtIndexPath = { _, _ in false }

    reactor.state(\.sections)
      .bind(to: collectionView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)

    reactor.state(\.hasLargeItems)
      .map { $0 ? 36 : 20 }
      .bind(to: collectionView.rx.itemWidth)
      .disposed(by: disposeBag)

    reactor.state(\.introduce)
      .subscribe(onNext: { [weak self] in self?.edit($0) })
      .disposed(by: disposeBag)

    reactor.pulse(\.$message)
      .bind(to: messageLabel.rx.text)
      .disposed(by: disposeBag)
  }

  /// A header whose buttons send actions.
  private func makeHeader(_ reactor: ReelsViewReactor) -> ProfileHeaderView {
    let header = ProfileHeaderView()
    let taps: [(Button, ReelsViewReactor.Action)] = [
      (header.blogButton, .tapBlog), (header.githubButton, .tapGitHub), (header.followButton, .tapFollow),
      (header.unfollowButton, .tapUnfollow), (header.editButton, .tapEdit), (header.settingButton, .tapSetting),
    ]
    for (button, action) in taps {
      button.rx.tap
        .map { action }
        .bind(to: reactor.action)
        .disposed(by: header.disposeBag)
    }
    return header
  }

  /// Opens the line to edit a text in; nil closes it.
  private func edit(_ text: String?) {
    if introduceField.isFocused { collectionView.focus() }
    form.isHidden = text == nil
    guard let text else { return }
    introduceField.text = text
    introduceField.focus()
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key("n"): reactor?.action.onNext(.visit(1))
    case .key("p"): reactor?.action.onNext(.visit(-1))
    case .key(.escape) where !form.isHidden: reactor?.action.onNext(.cancelEditing)
    default: return false
    }
    return true
  }
}

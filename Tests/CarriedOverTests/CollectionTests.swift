import Sluice
import Testing

// Data sources of collections, written as for RxDataSources.
@MainActor
@Suite struct CollectionTests {
  @Test func `A collection with a header shows its sections, and its header is heard`() throws {
    let screen = ReelsViewController()
    var follows = 0
    screen.followButtonTapSubject.subscribe(onNext: { follows += 1 }).disposed(by: screen.disposeBag)
    let sections = BehaviorRelay<[SectionOfReelsPost]>(value: [])
    screen.bind(sections.asObservable())
    sections.accept([
      SectionOfReelsPost(
        header: Header(name: "Kim", followerCount: "12"),
        items: [Reels(title: "sea", videoURL: ""), Reels(title: "snow", videoURL: "")])
    ])
    #expect(screen.collectionView.shown == ["# Kim, 12", "sea", "snow"])
    try #require(screen.collectionView.headers.first as? ProfileHeaderView).followButtonTap.onNext(())
    #expect(follows == 1)
  }

  @Test func `An animated data source takes the same closures`() {
    let collectionView = UICollectionView()
    let dataSource = RxCollectionViewSectionedAnimatedDataSource<AnimatableSectionModel<String, Int>>(
      animationConfiguration: .init(insertAnimation: .fade, reloadAnimation: .none, deleteAnimation: .fade),
      decideViewTransition: { _, _, _ in .animated },
      configureCell: { _, _, _, item in
        let cell = UICollectionViewCell()
        cell.text = "\(item)"
        return cell
      },
      configureSupplementaryView: { dataSource, _, _, indexPath in
        let header = UICollectionReusableView()
        header.text = dataSource[indexPath.section].model
        return header
      },
      moveItem: { _, _, _ in }, canMoveItemAtIndexPath: { _, _ in true })
    let disposeBag = DisposeBag()
    let sections = BehaviorRelay(value: [AnimatableSectionModel(model: "a", items: [1])])
    sections.bind(to: collectionView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
    sections.accept([AnimatableSectionModel(model: "a", items: [2, 1])])
    #expect(collectionView.shown == ["# a", "2", "1"])
  }
}

import Foundation
import Sluice

// A screen with a collection, as it was written for UIKit, RxCocoa and RxDataSources. What is left of UIKit stands below.

struct Header {
  var name: String
  var followerCount: String
}

struct Reels {
  var title: String
  var videoURL: String
}

struct SectionOfReelsPost {
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

@MainActor
final class ReelsViewController {
  let collectionView = UICollectionView()
  let followButtonTapSubject = PublishSubject<Void>()
  let disposeBag = DisposeBag()

  private lazy var dataSource = RxCollectionViewSectionedReloadDataSource<SectionOfReelsPost>(
    configureCell: { (dataSource, collectionView, indexPath, item) in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: ReelsCollectionCell.identifier,
          for: indexPath
        ) as? ReelsCollectionCell
      else { return UICollectionViewCell() }

      cell.bind(reels: item)

      return cell
    },
    configureSupplementaryView: { [weak self] dataSource, collectionView, kind, indexPath in
      guard let self = self,
        let header = collectionView.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: ProfileHeaderView.identifier,
          for: indexPath
        ) as? ProfileHeaderView
      else { return UICollectionReusableView() }

      header.configure(header: dataSource.sectionModels[indexPath.section].header)

      header.followButtonTap
        .bind(to: self.followButtonTapSubject)
        .disposed(by: disposeBag)

      return header
    })

  func bind(_ sections: Observable<[SectionOfReelsPost]>) {
    sections
      .observe(on: MainScheduler.instance)
      .bind(to: collectionView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}

final class ReelsCollectionCell: UICollectionViewCell {
  static let identifier = "ReelsCollectionCell"

  func bind(reels: Reels) { text = reels.title }
}

final class ProfileHeaderView: UICollectionReusableView {
  static let identifier = "ProfileHeaderView"

  let followButtonTap = PublishSubject<Void>()

  func configure(header: Header) { text = "\(header.name), \(header.followerCount)" }
}

// MARK: What the screen needs of a toolkit

class UICollectionReusableView {
  var text = ""

  required init() {}
}

class UICollectionViewCell: UICollectionReusableView {}

typealias RxCollectionViewSectionedReloadDataSource<Section: SectionModelType> =
  SectionedReloadDataSource<UICollectionView, Section>
typealias RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  SectionedAnimatedDataSource<UICollectionView, Section>

@MainActor
final class UICollectionView: SectionedView {
  typealias Cell = UICollectionViewCell
  typealias SupplementaryView = UICollectionReusableView

  var sectionedDataSource: (any SectionedViewDataSource<UICollectionViewCell>)?
  private(set) var shown: [String] = []
  private(set) var headers: [UICollectionReusableView] = []
  private let types: [String: UICollectionReusableView.Type] = [
    ReelsCollectionCell.identifier: ReelsCollectionCell.self, ProfileHeaderView.identifier: ProfileHeaderView.self,
  ]

  func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    (types[identifier] as? UICollectionViewCell.Type)?.init() ?? UICollectionViewCell()
  }

  func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    types[identifier]?.init() ?? UICollectionReusableView()
  }

  func reloadData() {
    (shown, headers) = ([], [])
    guard let source = sectionedDataSource else { return }
    for section in 0..<source.numberOfSections {
      let first = IndexPath(item: 0, section: section)
      if let header = try? supplementaryDataSource?.supplementaryView(ofKind: Self.elementKindSectionHeader, at: first)
      {
        shown.append("# \(header.text)")
        headers.append(header)
      }
      for item in 0..<source.numberOfItems(inSection: section) {
        shown.append((try? source.cell(at: IndexPath(item: item, section: section)).text) ?? "?")
      }
    }
  }
}

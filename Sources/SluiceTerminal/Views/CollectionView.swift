import FoundationEssentials
public import Sluice

/// A view that shows sections of items side by side and below each other, as many in a row as there is room for.
///
///     let collectionView = CollectionView().then {
///       $0.register(cellType: MessageCollectionViewCell.self)
///       $0.itemWidth = 24
///     }
///     let dataSource = CollectionViewSectionedReloadDataSource<Gallery>(
///       configureCell: { _, collectionView, indexPath, photo in
///         let cell = collectionView.dequeueReusableCell(for: indexPath) as MessageCollectionViewCell
///         cell.setMessage(title: photo.title)
///         return cell
///       },
///       configureSupplementaryView: { _, collectionView, kind, indexPath in
///         kind == CollectionView.elementKindSectionHeader
///           ? collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) { ProfileHeader() }
///           : View().then { $0.fixedHeight = 0 }
///       })
///
/// The items of a row share its columns equally, and the highest one makes the row. Above and below a section stand its
/// title or a view of any kind, with the buttons it has. Keys, selection and data sources are those of a table; left and
/// right go from item to item.
public final class CollectionView: ListView<CollectionViewCell>, DelegatingSectionedView {
  /// The fewest columns of an item, 1 or more; 20 at first.
  ///
  /// They are widened until they fill the row.
  public var itemWidth = 20 {
    didSet { if itemWidth != oldValue { invalidate() } }
  }

  /// How many items stand in a row, 1 or more; nil, as it is at first, for as many as `itemWidth` leaves room for.
  public var itemsPerRow: Int? {
    didSet { if itemsPerRow != oldValue { invalidate() } }
  }

  /// The blank columns between two items, 0 or more; 1 at first.
  public var interitemSpacing = 1 {
    didSet { if interitemSpacing != oldValue { invalidate() } }
  }

  /// Who is told of what happens, beside those who listen to `rx`; held weakly.
  public weak var delegate: (any CollectionViewDelegate)?

  /// An empty collection.
  public init() { super.init(listOf: CollectionViewCell.self) }

  override var itemSpacing: Int { min(max(0, interitemSpacing), Self.maximumWidth) }

  override func itemsPerBand(forWidth columns: Int) -> Int {
    let most = max(1, (columns + itemSpacing) / (1 + itemSpacing))
    if let itemsPerRow { return min(max(1, itemsPerRow), most) }
    let width = min(max(1, itemWidth), Self.maximumWidth)
    return max(1, (columns + itemSpacing) / (width + itemSpacing))
  }

  override func messageCell(_ text: String) -> CollectionViewCell {
    MessageCollectionViewCell().then { $0.setMessage(title: text) }
  }

  override func didSelect(_ indexPath: IndexPath) { delegate?.collectionView(self, didSelectItemAt: indexPath) }

  override func didDeselect(_ indexPath: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: indexPath) }

  override func willDisplay(_ cell: CollectionViewCell, at indexPath: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  override func didEndDisplaying(_ cell: CollectionViewCell, at indexPath: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

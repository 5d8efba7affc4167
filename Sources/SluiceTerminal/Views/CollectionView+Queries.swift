public import FoundationEssentials
import Sluice

// The questions to a list and its selection, in the words of a collection.
extension CollectionView {
  /// How many items a section, counted from 0, has; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// The places of the items that were drawn last, in the order of the collection.
  public var indexPathsForVisibleItems: [IndexPath] { visibleCells.keys.sorted() }

  /// The cell that showed the item at `indexPath` when the collection was drawn last; nil if it was not visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { visibleCells[indexPath] }

  /// The places of the selected items, in the order of the collection.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item of the program's own accord, which is not reported; nil selects nothing.
  public func selectItem(at indexPath: IndexPath?) { choose(indexPath) }

  /// Deselects an item of the program's own accord, which is not reported.
  public func deselectItem(at indexPath: IndexPath) { selection.removeAll { $0 == indexPath } }
}

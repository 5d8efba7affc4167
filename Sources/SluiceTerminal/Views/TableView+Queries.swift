public import FoundationEssentials
import Sluice

// The questions to a list and its selection, in the words of a table.
extension TableView {
  /// How many rows a section, counted from 0, has; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// The places of the items that were drawn last, from the top.
  public var indexPathsForVisibleRows: [IndexPath] { visibleCells.keys.sorted() }

  /// The cell that showed the item at `indexPath` when the table was drawn last; nil if it was not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visibleCells[indexPath] }

  /// The item that takes a row of the content, counted from 0 at its top; nil for a title and beyond the ends.
  ///
  /// `columns` is the width of the table. Lays out what lies above; O(log n) where that is done.
  public func indexPathForRow(atContentRow row: Int, width columns: Int) -> IndexPath? {
    item(atContentRow: row, width: columns)
  }

  /// The places of the selected items, in the order of the table.
  public var indexPathsForSelectedRows: [IndexPath] { selection.sorted() }

  /// The place of the item that was selected last; nil where none is.
  public var indexPathForSelectedRow: IndexPath? { selection.last }

  /// Selects an item of the program's own accord, which is not reported; nil selects nothing.
  public func selectRow(at indexPath: IndexPath?) { choose(indexPath) }

  /// Deselects an item of the program's own accord, which is not reported.
  public func deselectRow(at indexPath: IndexPath) { selection.removeAll { $0 == indexPath } }
}

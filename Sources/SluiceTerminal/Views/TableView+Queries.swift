public import FoundationEssentials
import Sluice

// None of these traps: what does not exist is 0, empty or nil.
extension TableView {
  /// How many sections the data source has; 0 without one.
  public var numberOfSections: Int { sectionedDataSource?.numberOfSections ?? 0 }

  /// How many rows a section, counted from 0, has; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    sectionedDataSource?.numberOfItems(inSection: section) ?? 0
  }

  /// The places of the items that were drawn last, from the top.
  public var indexPathsForVisibleRows: [IndexPath] { visibleCells.keys.sorted() }

  /// The cell that showed the item at `indexPath` when the table was drawn last; nil if it was not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visibleCells[indexPath]?.cell }

  /// The item that takes a row of the content, counted from 0 at its top; nil for a title and beyond the ends.
  ///
  /// `columns` is the width of the table. Lays out what lies above; O(log n) where that is done.
  public func indexPathForRow(atContentRow row: Int, width columns: Int) -> IndexPath? {
    guard columns > 0, row >= 0, row < .max else { return nil }
    return settled {
      let layout = currentLayout(forWidth: columns)
      extend(layout, to: row + 1)
      guard case .item(let path)? = layout.entries(in: row..<row + 1).first?.part else { return nil }
      return path
    }
  }

  /// The rows of the content that an item takes, counted from 0 at its top; nil for one that takes none or is not there.
  ///
  /// `columns` is the width of the table. Lays out what lies above; O(log n) where that is done.
  public func contentRows(of indexPath: IndexPath, width columns: Int) -> Range<Int>? {
    guard columns > 0, let place = indexPath.sectionAndItem else { return nil }
    let part = TableLayout.Part.item(indexPath)
    return settled {
      guard (0..<numberOfRows(inSection: place.section)).contains(place.item) else { return nil }
      let layout = currentLayout(forWidth: columns)
      extend(layout, while: { layout in layout.next.map { $0.order <= part.order } ?? false })
      return layout.entry(of: part)?.rows
    }
  }
}

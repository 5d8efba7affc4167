public import FoundationEssentials
import Sluice

// None of these traps: what does not exist is 0, empty or nil.
extension ListView {
  /// How many sections the data source has; 0 without one.
  public var numberOfSections: Int { max(0, sectionedDataSource?.numberOfSections ?? 0) }

  /// The items of a section; 0 to 2^40, so that the sum of all stays a number.
  func itemCount(inSection section: Int) -> Int {
    min(max(0, sectionedDataSource?.numberOfItems(inSection: section) ?? 0), 1 << 40)
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    guard let place = indexPath.sectionAndItem else { return false }
    return (0..<itemCount(inSection: place.section)).contains(place.item)
  }

  /// The first item of those that take a row of the content.
  func item(atContentRow row: Int, width columns: Int) -> IndexPath? {
    guard columns > 0, row >= 0, row < .max else { return nil }
    return settled {
      let layout = currentLayout(forWidth: columns)
      extend(layout, to: row + 1)
      return layout.entries(in: row..<row + 1).first.flatMap { layout.content.items(in: $0.part).first }
    }
  }

  /// The rows of the content that an item takes, counted from 0 at its top; nil for one that takes none or is not there.
  ///
  /// `columns` is the width of the list. Lays out what lies above; O(log n) where that is done.
  public func contentRows(of indexPath: IndexPath, width columns: Int) -> Range<Int>? {
    guard columns > 0, hasItem(at: indexPath) else { return nil }
    return settled {
      guard hasItem(at: indexPath) else { return nil }
      let layout = currentLayout(forWidth: columns)
      let part = layout.content.part(holding: indexPath)
      extend(layout, while: { layout in layout.next.map { $0 <= part } ?? false })
      return layout.entry(of: part)?.rows
    }
  }
}

import FoundationEssentials
import Sluice

/// The item that keys act on, and the column that it keeps to while it goes up and down in a grid.
struct ListCursor: Equatable {
  /// The place of the item; nil in an empty list, and before the first drawing.
  private(set) var path: IndexPath?
  /// The place of the item in its band, as the user chose it.
  private var column = 0

  init() {}

  /// Goes to an item, which becomes the one whose column is kept.
  mutating func move(to path: IndexPath?, in content: ListContent) {
    self.path = path
    column = path.map { $0.item % content.itemsPerBand } ?? 0
  }

  /// Stays on an item that exists: where it does not, on the nearest one.
  mutating func settle(in content: ListContent) {
    if let path, content.contains(path) { return }
    move(to: path.map { content.nearestItem(to: $0) } ?? content.firstItem, in: content)
  }

  /// Goes to the item before or after; stays at the ends.
  ///
  /// Returns whether it moved.
  mutating func moveSideways(by step: Int, in content: ListContent) -> Bool {
    guard let path, let next = step > 0 ? content.item(after: path) : content.item(before: path) else { return false }
    move(to: next, in: content)
    return true
  }

  /// Goes to the item above or below, in the same column where there is one; returns whether it moved.
  mutating func moveVertically(by step: Int, in content: ListContent) -> Bool {
    guard let path else { return false }
    var part = content.part(holding: path)
    while let next = step > 0 ? content.part(after: part) : content.part(before: part) {
      part = next
      let items = content.items(in: part)
      if items.isEmpty { continue }
      self.path = items[min(column, items.count - 1)]
      return true
    }
    return false
  }

  /// Goes to the item of a band in the column that is kept.
  mutating func move(toBand part: ListPart, in content: ListContent) {
    let items = content.items(in: part)
    if !items.isEmpty { path = items[min(column, items.count - 1)] }
  }

  /// Stays on its item through a step; an item that goes leaves the cursor on what takes its place.
  mutating func follow(_ updates: BatchUpdates) {
    guard let old = path else { return }
    path = updates.destinations(ofItems: [old])[0] ?? Self.successor(of: old, through: updates)
  }

  /// Where the place of an item that goes is after the step: as far down as the items before it let it be.
  private static func successor(of path: IndexPath, through updates: BatchUpdates) -> IndexPath {
    guard let section = updates.destination(ofSection: path.section) else { return path }
    let gone = updates.deletedItems.count { $0.section == path.section && $0.item < path.item }
    return IndexPath(item: path.item - gone, section: section)
  }
}

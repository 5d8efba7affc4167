/// Where sections and items are after a step.
package struct StepPlaces {
  private let sections: ListPlaces
  private let deletedItems: Set<ItemPath>
  private let movedItems: [ItemPath: ItemPath]
  /// By section before the step, the items that leave it, ascending.
  private let leaving: [Int: [Int]]
  /// By section after the step, the items that come to it, ascending.
  private let coming: [Int: [Int]]

  /// The places of a step.
  ///
  /// O(c log c) in the changes.
  package init(_ step: Step) {
    sections = ListPlaces(
      deleted: step.deletedSections, inserted: step.insertedSections, moved: step.movedSections)
    deletedItems = Set(step.deletedItems)
    movedItems = Dictionary(step.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    leaving = StepPlaces.bySection(step.deletedItems + step.movedItems.map(\.from))
    coming = StepPlaces.bySection(step.insertedItems + step.movedItems.map(\.to))
  }

  /// Where the section at a place before the step is after it; nil if it is deleted, and for what is no place.
  ///
  /// O(log c).
  package func destination(ofSection section: Int) -> Int? {
    sections.destination(of: section)
  }

  /// Where the item at a place before the step is after it; nil if it is deleted, and for what is no place.
  ///
  /// O(log c).
  package func destination(ofItem path: ItemPath) -> ItemPath? {
    guard path.itemIndex >= 0, !deletedItems.contains(path) else { return nil }
    if let to = movedItems[path] { return to }
    guard let section = destination(ofSection: path.sectionIndex) else { return nil }
    return ListPlaces.slot(
      path.itemIndex, leaving: leaving[path.sectionIndex] ?? [], coming: coming[section] ?? []
    ).map { ItemPath(sectionIndex: section, itemIndex: $0) }
  }

  private static func bySection(_ paths: [ItemPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths.sorted(), by: \.sectionIndex).mapValues { $0.map(\.itemIndex) }
  }
}

/// Where the things of a plain list are after a step.
private struct ListPlaces {
  private let deleted: Set<Int>
  private let moved: [Int: Int]
  private let leaving: [Int]
  private let coming: [Int]

  init(deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    self.deleted = Set(deleted)
    self.moved = Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    leaving = (deleted + moved.map(\.from)).sorted()
    coming = (inserted + moved.map(\.to)).sorted()
  }

  func destination(of place: Int) -> Int? {
    guard place >= 0, !deleted.contains(place) else { return nil }
    return moved[place] ?? ListPlaces.slot(place, leaving: leaving, coming: coming)
  }

  /// The place of what stands still: its rank among its kind, counted in the places that nothing comes to.
  ///
  /// Nil where the number is too great for a place. O(log c).
  static func slot(_ place: Int, leaving: [Int], coming: [Int]) -> Int? {
    let rank = place - leaving.countAscending(lessThan: place)
    let (slot, isOverflow) = rank.addingReportingOverflow(
      coming.countAscending { index, taken in taken &- index <= rank })
    return isOverflow ? nil : slot
  }
}

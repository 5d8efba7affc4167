import FoundationEssentials
import Sluice

/// Finds the parts that pictures of deleted rows stand above: what was below the rows before a step, where it is after it.
///
/// What the step moves elsewhere is passed over, since the pictures tell where the rows were.
struct GhostPlaces {
  private let destinations: BatchUpdates.Destinations
  /// The items of a section after the step.
  private let itemCount: (Int) -> Int
  /// How many sections there were before the step.
  private let sectionCount: Int
  /// The items and the sections that move.
  private let movedItems: Set<IndexPath>
  private let movedSections: Set<Int>
  /// The last part of all after the step; nil in an empty list.
  private let end: ListPart?

  /// The places in a step that leaves so many sections, with so many items each.
  ///
  /// O(c log c) in the changes.
  init(_ updates: BatchUpdates, sectionCount: Int, itemCount: @escaping (Int) -> Int) {
    destinations = updates.destinations
    self.itemCount = itemCount
    self.sectionCount = sectionCount + updates.deletedSections.count - updates.insertedSections.count
    movedItems = Set(updates.movedItems.map(\.from))
    movedSections = Set(updates.movedSections.map(\.from))
    end = sectionCount > 0 ? .footer(section: sectionCount - 1) : nil
  }

  /// Whether the section of a part from before the step is gone after it.
  func isSectionGone(_ part: ListPart) -> Bool { destinations.section(part.section) == nil }

  /// Whether a part from before the step, a row of its own, is gone after it.
  func isGone(_ part: ListPart) -> Bool {
    guard case .band(let section, let index) = part else { return isSectionGone(part) }
    return destinations.item(IndexPath(item: index, section: section)) == nil
  }

  /// The part after the step that what stood above a part before it stands above then; nil in an empty list.
  ///
  /// O(c log c) in the changes.
  func place(of part: ListPart) -> ListPart? {
    guard let section = destinations.section(part.section) else { return placeBelow(section: part.section) }
    switch part {
    case .header: return .header(section: section)
    case .footer: return .footer(section: section)
    case .band(let old, let index):
      let below = firstStaying(from: index, inSection: old)
      guard let below, below.item < itemCount(section) else { return .footer(section: section) }
      return .band(section: section, index: below.item)
    }
  }

  /// Where the first item that neither goes nor moves is after the step; below the last where there is none.
  ///
  /// No more items than there are changes are passed over.
  private func firstStaying(from first: Int, inSection section: Int) -> IndexPath? {
    (first..<Int.max).lazy.map { IndexPath(item: $0, section: section) }
      .compactMap { movedItems.contains($0) ? nil : destinations.item($0) }.first
  }

  /// O(c) in the sections that go or move.
  private func placeBelow(section: Int) -> ListPart? {
    let below = (section + 1..<max(section + 1, sectionCount)).lazy.filter { !movedSections.contains($0) }
    return below.compactMap(destinations.section).first.map { .header(section: $0) } ?? end
  }
}

import FoundationEssentials
import Sluice

/// Finds the parts that pictures of deleted rows stand above: what was below the rows before a step, where it is after it.
///
/// What the step moves elsewhere is passed over, since the pictures tell where the rows were.
struct GhostPlaces {
  private let destinations: BatchUpdates.Destinations
  /// The items on the screen before the step, from the top, and where they are after it; nil for those that go or move.
  private let items: [(before: IndexPath, after: IndexPath?)]
  /// How many sections there were before the step.
  private let sectionCount: Int
  /// The sections that move.
  private let moved: Set<Int>
  /// The last part of all after the step; nil in an empty list.
  private let end: ListPart?

  /// The places in a step that leaves so many sections, for items from the top.
  ///
  /// O(c log c) in the changes, and O(log c) for each item.
  init(_ updates: BatchUpdates, items: [IndexPath], sectionCount: Int) {
    let destinations = updates.destinations
    let moving = Set(updates.movedItems.map(\.from))
    self.destinations = destinations
    self.items = items.map { ($0, moving.contains($0) ? nil : destinations.item($0)) }
    self.sectionCount = sectionCount + updates.deletedSections.count - updates.insertedSections.count
    moved = Set(updates.movedSections.map(\.from))
    end = sectionCount > 0 ? .footer(section: sectionCount - 1) : nil
  }

  /// Whether a part from before the step, a row of its own, is gone after it.
  func isGone(_ part: ListPart) -> Bool {
    guard case .band(let section, let index) = part else { return destinations.section(part.section) == nil }
    return destinations.item(IndexPath(item: index, section: section)) == nil
  }

  /// The part after the step that what stood above a part before it stands above then; nil in an empty list.
  func place(of part: ListPart) -> ListPart? {
    guard let section = destinations.section(part.section) else { return placeBelow(section: part.section) }
    switch part {
    case .header: return .header(section: section)
    case .footer: return .footer(section: section)
    case .band(let old, let index):
      let from = IndexPath(item: index, section: old)
      let staying = items.first { $0.before.section == old && $0.before >= from && $0.after != nil }?.after
      return staying.map { .band(section: $0.section, index: $0.item) } ?? .footer(section: section)
    }
  }

  /// O(c) in the sections that go or move.
  private func placeBelow(section: Int) -> ListPart? {
    let below = (section + 1..<max(section + 1, sectionCount)).lazy.filter { !moved.contains($0) }
    return below.compactMap(destinations.section).first.map { .header(section: $0) } ?? end
  }
}

import FoundationEssentials
import Sluice

/// A section as a recording view shows it.
public struct ShownSection: Hashable, Sendable {
  /// The text above it; nil for none.
  public var header: String?
  /// What else it shows beside its items, as `kind: view`.
  public var supplementaryViews: [String]
  /// The items.
  public var items: [String]
  /// The text below it; nil for none.
  public var footer: String?

  /// The section from the top, as text.
  public var lines: [String] {
    var lines = header.map { ["# \($0)"] } ?? []
    lines += supplementaryViews.map { "[\($0)]" } + items
    return lines + (footer.map { ["(\($0))"] } ?? [])
  }
}

extension [ShownSection] {
  func hasItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indices.contains(indexPath[0]) else { return false }
    return self[indexPath[0]].items.indices.contains(indexPath[1])
  }

  /// The sections after a step that is known to be consistent; the view asks for what is new or updated.
  ///
  /// Everything keeps what it shows, unless the step names it. O(n) in the items.
  @MainActor
  func applying(_ updates: BatchUpdates, counts: [Int], asking view: RecordingSectionedView) -> [ShownSection] {
    let origins = Placement(
      before: count, after: counts.count, deleted: updates.deletedSections, inserted: updates.insertedSections,
      moved: updates.movedSections.map { ($0.from, $0.to) }
    ).origins
    return origins.enumerated().map { section, origin in
      guard let origin, !updates.updatedSections.contains(origin) else {
        var shown = view.heading(ofSection: section)
        shown.items = items(ofSection: section, from: origin, updates, counts[section], asking: view)
        return shown
      }
      var shown = self[origin]
      shown.items = items(ofSection: section, from: origin, updates, counts[section], asking: view)
      return shown
    }
  }

  @MainActor
  private func items(
    ofSection section: Int, from origin: Int?, _ updates: BatchUpdates, _ count: Int,
    asking view: RecordingSectionedView
  ) -> [String] {
    guard let origin else { return (0..<count).map { view.cell(at: IndexPath(item: $0, section: section)) } }
    let incoming = updates.movedItems.filter { $0.to[0] == section }
    let leaving = updates.movedItems.filter { $0.from[0] == origin }.map(\.from[1])
    let origins = Placement(
      before: self[origin].items.count, after: count,
      deleted: updates.deletedItems.filter { $0[0] == origin }.map { $0[1] } + leaving,
      inserted: updates.insertedItems.filter { $0[0] == section }.map { $0[1] } + incoming.map(\.to[1]), moved: []
    ).origins
    let sources = Dictionary(uniqueKeysWithValues: incoming.map { ($0.to[1], $0.from) })
    let updated = Set(updates.updatedItems)
    return origins.enumerated().map { item, place in
      let source = sources[item] ?? place.map { IndexPath(item: $0, section: origin) }
      guard let source, !updated.contains(source) else {
        return view.cell(at: IndexPath(item: item, section: section))
      }
      return self[source[0]].items[source[1]]
    }
  }
}

/// Where the things of a list come from in a step; nil for those that are new.
private struct Placement {
  let origins: [Int?]

  init(before: Int, after: Int, deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    let leaving = Set(deleted + moved.map(\.from))
    var staying = (0..<before).lazy.filter { !leaving.contains($0) }.makeIterator()
    let new = Set(inserted)
    let sources = Dictionary(uniqueKeysWithValues: moved.map { ($0.to, $0.from) })
    origins = (0..<after).map { place in
      if new.contains(place) { return nil }
      return sources[place] ?? staying.next()
    }
  }
}

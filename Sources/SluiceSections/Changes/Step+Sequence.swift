/// One change of a step, at places in the list as the changes before it have left it.
///
/// `final` is the place after the whole step, where the content is.
package enum StepChange {
  case updateItem(at: ItemPath, final: ItemPath)
  case updateSection(at: Int, final: Int)
  case deleteItem(at: ItemPath)
  case deleteSection(at: Int)
  case insertSection(at: Int, final: Int)
  case moveSection(from: Int, to: Int)
  case insertItem(at: ItemPath, final: ItemPath)
  case moveItem(from: ItemPath, to: ItemPath)
}

extension Step {
  /// The same changes, each to be applied to what the ones before it left; nothing traps if they contradict each other.
  ///
  /// O(c log c) in the changes.
  package var sequentialChanges: [StepChange] {
    let hasUpdates = !(updatedItems.isEmpty && updatedSections.isEmpty)
    let places = hasUpdates || !movedItems.isEmpty ? StepPlaces(self) : nil
    return (places.map(updates) ?? []) + deletions + sectionMoves + itemMoves(places)
  }

  private func updates(_ places: StepPlaces) -> [StepChange] {
    updatedItems.compactMap { path in
      places.destination(ofItem: path).map { .updateItem(at: path, final: $0) }
    }
      + updatedSections.compactMap { place in
        places.destination(ofSection: place).map { .updateSection(at: place, final: $0) }
      }
  }

  /// From the end, so that each place is still what it was before.
  private var deletions: [StepChange] {
    deletedItems.reversed().map { .deleteItem(at: $0) } + deletedSections.reversed().map { .deleteSection(at: $0) }
  }

  private var sectionMoves: [StepChange] {
    if movedSections.isEmpty && insertedSections.isEmpty { return [] }
    // Origins count without the sections that are deleted by now.
    let moves = movedSections.map { move in
      (to: move.to, from: Optional(move.from - deletedSections.countAscending(lessThan: move.from)))
    }
    let arrivals = (moves + insertedSections.map { (to: $0, from: nil) }).sorted { $0.to < $1.to }
    var places = SequentialPlaces(sources: moves.compactMap(\.from).sorted(), targets: arrivals.map(\.to))
    return arrivals.map { to, from in
      guard let from else { return .insertSection(at: places.reach(), final: to) }
      let current = places.leave(from)
      return .moveSection(from: current, to: places.reach())
    }
  }

  private func itemMoves(_ places: StepPlaces?) -> [StepChange] {
    if movedItems.isEmpty && insertedItems.isEmpty { return [] }
    let deleted = Dictionary(grouping: deletedItems, by: \.sectionIndex).mapValues { $0.map(\.itemIndex) }
    // Origins are in the sections' new places, and count without the items that are deleted by now.
    let moves = movedItems.map { from, to in
      let gone = deleted[from.sectionIndex]?.countAscending(lessThan: from.itemIndex) ?? 0
      let origin = places?.destination(ofSection: from.sectionIndex)
        .map { ItemPath(sectionIndex: $0, itemIndex: from.itemIndex - gone) }
      return (to: to, from: origin)
    }
    let arrivals = (moves + insertedItems.map { (to: $0, from: nil) }).sorted { $0.to < $1.to }
    var lists = SequentialLists(sources: moves.compactMap(\.from), targets: arrivals.map(\.to))
    return arrivals.map { to, from in
      guard let from else { return .insertItem(at: lists.reach(to), final: to) }
      let current = lists.leave(from)
      return .moveItem(from: current, to: lists.reach(to))
    }
  }
}

/// `SequentialPlaces` of several lists, by section.
private struct SequentialLists {
  private var places: [Int: SequentialPlaces] = [:]

  /// Places of a batch; the targets ascend.
  init(sources: [ItemPath], targets: [ItemPath]) {
    let sources = Dictionary(grouping: sources.sorted(), by: \.sectionIndex).mapValues { $0.map(\.itemIndex) }
    let targets = Dictionary(grouping: targets, by: \.sectionIndex).mapValues { $0.map(\.itemIndex) }
    for section in Set(sources.keys).union(targets.keys) {
      places[section] = SequentialPlaces(sources: sources[section] ?? [], targets: targets[section] ?? [])
    }
  }

  mutating func leave(_ path: ItemPath) -> ItemPath {
    let item = places[path.sectionIndex]?.leave(path.itemIndex)
    return ItemPath(sectionIndex: path.sectionIndex, itemIndex: item ?? path.itemIndex)
  }

  mutating func reach(_ path: ItemPath) -> ItemPath {
    let item = places[path.sectionIndex]?.reach()
    return ItemPath(sectionIndex: path.sectionIndex, itemIndex: item ?? path.itemIndex)
  }
}

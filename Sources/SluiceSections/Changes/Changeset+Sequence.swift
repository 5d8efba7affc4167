extension Changeset {
  /// The same changes for a view that applies one at a time, each to what the ones before it left.
  ///
  /// Those of all steps in a row lead from the first list to the last. O(log n) for each of n changes.
  public var sequentialChanges: [SectionedChange<Section>] {
    itemUpdates + sectionUpdates + deletions + sectionMoves + itemMoves
  }

  private var itemUpdates: [SectionedChange<Section>] {
    let deleted = Dictionary(grouping: deletedItems, by: \.sectionIndex).mapValues { $0.map(\.itemIndex) }
    return updatedItems.map { path in
      let section = path.sectionIndex - deletedSections.countAscending(lessThan: path.sectionIndex)
      let item = path.itemIndex - (deleted[path.sectionIndex]?.countAscending(lessThan: path.itemIndex) ?? 0)
      return .updateItem(finalSections[section].items[item], at: path)
    }
  }

  private var sectionUpdates: [SectionedChange<Section>] {
    updatedSections.map { place in
      .updateSection(finalSections[place - deletedSections.countAscending(lessThan: place)], at: place)
    }
  }

  /// From the end, so that each place is still what it was before.
  private var deletions: [SectionedChange<Section>] {
    deletedItems.reversed().map { .deleteItem(at: $0) } + deletedSections.reversed().map { .deleteSection(at: $0) }
  }

  private var sectionMoves: [SectionedChange<Section>] {
    let arrivals = (movedSections.map { (to: $0.to, from: Optional($0.from)) } + insertedSections.map { ($0, nil) })
      .sorted { $0.to < $1.to }
    var places = SequentialPlaces(sources: movedSections.map(\.from).sorted(), targets: arrivals.map(\.to))
    return arrivals.map { to, from in
      guard let from else { return .insertSection(finalSections[to], at: places.reach()) }
      let current = places.leave(from)
      return .moveSection(from: current, to: places.reach())
    }
  }

  private var itemMoves: [SectionedChange<Section>] {
    let arrivals = (movedItems.map { (to: $0.to, from: Optional($0.from)) } + insertedItems.map { ($0, nil) })
      .sorted { $0.to < $1.to }
    let sources = Dictionary(grouping: movedItems.map(\.from).sorted(), by: \.sectionIndex)
    let targets = Dictionary(grouping: arrivals.map(\.to), by: \.sectionIndex)
    var places = Dictionary(
      uniqueKeysWithValues: Set(sources.keys).union(targets.keys).map { section in
        let (from, to) = (sources[section] ?? [], targets[section] ?? [])
        return (section, SequentialPlaces(sources: from.map(\.itemIndex), targets: to.map(\.itemIndex)))
      })
    func leave(_ path: ItemPath) -> ItemPath {
      ItemPath(
        sectionIndex: path.sectionIndex, itemIndex: places[path.sectionIndex]?.leave(path.itemIndex) ?? path.itemIndex)
    }
    func reach(_ path: ItemPath) -> ItemPath {
      ItemPath(sectionIndex: path.sectionIndex, itemIndex: places[path.sectionIndex]?.reach() ?? path.itemIndex)
    }
    return arrivals.map { to, from in
      guard let from else {
        return .insertItem(finalSections[to.sectionIndex].items[to.itemIndex], at: reach(to))
      }
      let current = leave(from)
      return .moveItem(from: current, to: reach(to))
    }
  }
}

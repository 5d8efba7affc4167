extension Changeset {
  /// The same changes for a view that applies one at a time, each to what the ones before it left.
  ///
  /// Those of all steps in a row lead from the first list to the last. O(log n) for each of n changes.
  public var sequentialChanges: [SectionedChange<Section>] {
    // Asked for once: a section may make its items anew each time.
    let items = finalSections.map(\.items)
    return step.sequentialChanges.map { change in
      switch change {
      case .updateItem(let path, let final): .updateItem(items[final.sectionIndex][final.itemIndex], at: path)
      case .updateSection(let place, let final): .updateSection(finalSections[final], at: place)
      case .deleteItem(let path): .deleteItem(at: path)
      case .deleteSection(let place): .deleteSection(at: place)
      case .insertSection(let place, let final): .insertSection(finalSections[final], at: place)
      case .moveSection(let from, let to): .moveSection(from: from, to: to)
      case .insertItem(let path, let final): .insertItem(items[final.sectionIndex][final.itemIndex], at: path)
      case .moveItem(let from, let to): .moveItem(from: from, to: to)
      }
    }
  }
}

/// The first stage: items are updated and deleted, and sections deleted, all at their initial places.
@usableFromInline
struct Deletions {
  /// What becomes of an initial section.
  @usableFromInline
  enum Fate {
    /// It is in the final list too.
    case kept
    /// It goes, but only after items have moved out of it.
    case leaving
    /// It goes in this stage with all its items.
    case deleted
  }

  /// For each initial section.
  @usableFromInline private(set) var fates: [Fate] = []
  /// The initial sections that go in this stage, ascending.
  @usableFromInline private(set) var deletedSections: [Int] = []
  /// The items that go one by one, counted through in the initial list, ascending.
  @usableFromInline private(set) var deletedItems: [Int] = []

  /// Plans the stage.
  ///
  /// O(sections + items).
  @usableFromInline
  init(_ comparison: Comparison) {
    fates.reserveCapacity(comparison.initialLayout.sectionCount)
    for section in 0..<comparison.initialLayout.sectionCount {
      let fate = Deletions.fate(of: section, comparison)
      fates.append(fate)
      if fate == .deleted { deletedSections.append(section) }
      if fate == .kept { appendDeletedItems(of: section, comparison) }
    }
  }

  private static func fate(of section: Int, _ comparison: Comparison) -> Fate {
    if comparison.sections.finals[section] != Matching.none { return .kept }
    let items = comparison.initialLayout.items(of: section)
    return items.contains { comparison.items.finals[$0] != Matching.none } ? .leaving : .deleted
  }

  private mutating func appendDeletedItems(of section: Int, _ comparison: Comparison) {
    for item in comparison.initialLayout.items(of: section) where comparison.items.finals[item] == Matching.none {
      deletedItems.append(item)
    }
  }

  /// How many items of the section that begins at `start` go before `item` does.
  ///
  /// O(log deletions).
  @usableFromInline
  func count(from start: Int, to item: Int) -> Int {
    deletedItems.countAscending(lessThan: item) - deletedItems.countAscending(lessThan: start)
  }
}

extension Diff {
  /// Gives the steps that lead from one list of sections to another.
  ///
  /// Sections and items are told from others by their identity, items wherever they stand. Moves are as few as can be.
  /// There are at most four steps, each with its sections before and after; the last ends in `finalSections`:
  ///
  /// 1. Items are updated and deleted, sections are deleted.
  /// 2. Sections are moved and inserted.
  /// 3. Items are moved and inserted.
  /// 4. Sections that items have moved out of are deleted, and sections whose own content changed are updated.
  ///
  /// An item that changed and moved is updated in one step and moved in another. Two lists that share their storage, whole
  /// or section by section, are not looked at and have no differences. Duplicates in `initialSections` are what a view
  /// shows already: the first is taken for the one in the new list, and the others are deleted.
  ///
  /// Takes O(sections + items) and, for a list in another order, O(n log n) for the moves; O(sections) where storage is
  /// shared. The content of each item is compared at most once, that of a section at most twice.
  ///
  /// - Returns: the steps; none if nothing changed.
  /// - Throws: `DiffError`, if two sections or two items of `finalSections` have one identity, or if the initializer
  ///   `init(original:items:)` of a section does not do what its name says.
  @inlinable
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws(DiffError) -> [Changeset<Section>] {
    if initialSections.sharesStorage(with: finalSections) { return [] }
    let items = ItemLists(initial: initialSections.map(\.items), final: finalSections.map(\.items))
    if isUnchanged(initialSections, finalSections, items) { return [] }
    let sections = try Matching(initialSections, finalSections)
    let comparison = Comparison(
      sections: sections, items: try items.match(sections: sections.finals, identity: { $0.identity }),
      initialLayout: items.initialLayout, finalLayout: items.finalLayout)
    return try StageBuilder(initialSections, finalSections, items, comparison).stages()
  }

  /// Whether the sections are the same, each with items that share their storage with those before.
  ///
  /// O(sections).
  ///
  /// Storage comes first, since it is what differs in most cases, and the quickest to compare.
  @inlinable
  static func isUnchanged<Section: AnimatableSectionModelType>(
    _ initial: [Section], _ final: [Section], _ items: ItemLists<Section.Item>
  ) -> Bool {
    initial.count == final.count
      && initial.indices.allSatisfy { items.initial[$0].sharesStorage(with: items.final[$0]) }
      && initial.indices.allSatisfy {
        initial[$0].identity == final[$0].identity && initial[$0].isContentEqual(to: final[$0])
      }
  }

  /// Gives the changes that lead from one list of sections to another, each applied to what the ones before it left.
  ///
  /// This is `differencesForSectionedView(initialSections:finalSections:)` for a view that applies one change at a time;
  /// it throws the same. Takes O(log changes) more for each change.
  @inlinable
  public static func sequentialChanges<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws(DiffError) -> [SectionedChange<Section>] {
    try differencesForSectionedView(initialSections: initialSections, finalSections: finalSections)
      .flatMap(\.sequentialChanges)
  }
}

/// Puts together the stages of an update from its plan.
///
/// 1. Items are updated and deleted, and sections are deleted. A section that goes but has items that move elsewhere stays
///    for now: it is leaving.
/// 2. Sections are moved and inserted; a new section has its new items.
/// 3. Items are moved and inserted.
/// 4. The leaving sections are deleted, and sections are updated.
///
/// A stage without changes is left out. The last one ends in the final list itself.
@usableFromInline
struct StageBuilder<Section: AnimatableSectionModelType> {
  @usableFromInline let initial: [Section]
  @usableFromInline let final: [Section]
  @usableFromInline let items: ItemLists<Section.Item>
  @usableFromInline let comparison: Comparison
  @usableFromInline let deletions: Deletions
  @usableFromInline let arrangement: Arrangement
  @usableFromInline let placements: Placements

  @inlinable
  init(
    _ initial: [Section], _ final: [Section], _ items: ItemLists<Section.Item>, _ comparison: Comparison
  ) {
    self.initial = initial
    self.final = final
    self.items = items
    self.comparison = comparison
    deletions = Deletions(comparison)
    arrangement = Arrangement(comparison, deletions)
    placements = Placements(comparison, deletions, arrangement)
  }

  @inlinable var hasFirst: Bool {
    !(comparison.items.updated.isEmpty && deletions.deletedItems.isEmpty && deletions.deletedSections.isEmpty)
  }
  @inlinable var hasSecond: Bool { !(arrangement.moved.isEmpty && arrangement.inserted.isEmpty) }
  @inlinable var hasThird: Bool { !(placements.moved.isEmpty && placements.inserted.isEmpty) }
  @inlinable var hasFourth: Bool { !(arrangement.leaving.isEmpty && comparison.sections.updated.isEmpty) }

  /// The stages.
  ///
  /// O(sections + items).
  @inlinable
  func stages() throws(DiffError) -> [Changeset<Section>] {
    var stages: [Changeset<Section>] = []
    var sections = initial
    if hasFirst {
      let next = hasSecond || hasThird || hasFourth ? try sectionsAfterFirst() : final
      stages.append(first(sections, next))
      sections = next
    }
    if hasSecond {
      let next = hasThird || hasFourth ? try sectionsAfterSecond(sections) : final
      stages.append(second(sections, next))
      sections = next
    }
    if hasThird {
      let next = hasFourth ? try sectionsAfterThird() : final
      stages.append(third(sections, next))
      sections = next
    }
    if hasFourth { stages.append(fourth(sections, final)) }
    return stages
  }

  @inlinable
  func first(_ sections: [Section], _ next: [Section]) -> Changeset<Section> {
    Changeset(
      originalSections: sections, finalSections: next, deletedSections: deletions.deletedSections,
      deletedItems: comparison.initialLayout.paths(of: deletions.deletedItems),
      updatedItems: comparison.initialLayout.paths(of: comparison.items.updated))
  }

  @inlinable
  func second(_ sections: [Section], _ next: [Section]) -> Changeset<Section> {
    Changeset(
      originalSections: sections, finalSections: next, insertedSections: arrangement.inserted,
      movedSections: arrangement.moved)
  }

  @inlinable
  func third(_ sections: [Section], _ next: [Section]) -> Changeset<Section> {
    Changeset(
      originalSections: sections, finalSections: next, insertedItems: placements.inserted,
      movedItems: placements.moved)
  }

  @inlinable
  func fourth(_ sections: [Section], _ next: [Section]) -> Changeset<Section> {
    Changeset(
      originalSections: sections, finalSections: next, deletedSections: arrangement.leaving,
      updatedSections: comparison.sections.updated.map { arrangement.places[$0] }.sorted())
  }
}

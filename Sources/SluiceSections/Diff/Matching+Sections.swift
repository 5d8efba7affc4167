extension Matching {
  /// Finds the sections of `initial` in `final`, and those whose own content changed.
  ///
  /// Of several initial sections with one identity the first is matched. O(sections).
  @inlinable
  init<Section: AnimatableSectionModelType>(_ initial: [Section], _ final: [Section]) throws(DiffError) {
    self.init(initialCount: initial.count, finalCount: final.count)
    let table = try Matching.table(of: final)
    for (number, section) in initial.enumerated() {
      guard let match = table.number(of: section.identity), pair(number, match) else { continue }
      if !section.isContentEqual(to: final[match]) { update(number) }
    }
  }

  /// Numbers the identities of `sections`; throws if two are equal.
  @inlinable
  static func table<Section: AnimatableSectionModelType>(
    of sections: [Section]
  ) throws(DiffError) -> IdentityTable<Section.Identity> {
    var table = IdentityTable<Section.Identity>(capacity: sections.count)
    for (number, section) in sections.enumerated() {
      guard let first = table.insert(section.identity) else { continue }
      throw .duplicateSection(section: "\(section.identity)", first: first, second: number)
    }
    return table
  }
}

extension Changeset: CustomStringConvertible {
  /// What changes, without what does not: `deleted items (0, 1), (0, 2); moved sections 3 -> 0`.
  public var description: String {
    let parts = [
      reloadData ? "reload" : nil,
      part("updated items", updatedItems.map(\.description)),
      part("deleted items", deletedItems.map(\.description)),
      part("deleted sections", deletedSections.map(\.description)),
      part("moved sections", movedSections.map { "\($0.from) -> \($0.to)" }),
      part("inserted sections", insertedSections.map(\.description)),
      part("moved items", movedItems.map { "\($0.from) -> \($0.to)" }),
      part("inserted items", insertedItems.map(\.description)),
      part("updated sections", updatedSections.map(\.description)),
    ].compactMap(\.self)
    return parts.isEmpty ? "no changes" : parts.joined(separator: "; ")
  }

  private func part(_ name: String, _ places: [String]) -> String? {
    places.isEmpty ? nil : "\(name) \(places.joined(separator: ", "))"
  }
}

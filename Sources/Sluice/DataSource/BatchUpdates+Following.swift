public import FoundationEssentials

// Where things are after the step; for a view that keeps a selection or a cursor on its item.
extension BatchUpdates {
  /// Where the section at a place before the step is after it; nil if it is deleted.
  ///
  /// O(c log c) in the changes.
  public func destination(ofSection section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    let leaving = deletedSections + movedSections.map(\.from)
    let coming = insertedSections + movedSections.map(\.to)
    return Self.slot(section, leaving: leaving, coming: coming)
  }

  /// Where the item at a place before the step is after it; nil if it is deleted, and for a path that is no place.
  ///
  /// O(c log c) in the changes.
  public func destination(ofItem indexPath: IndexPath) -> IndexPath? {
    guard let place = indexPath.sectionAndItem, !deletedItems.contains(indexPath) else { return nil }
    if let move = movedItems.first(where: { $0.from == indexPath }) { return move.to }
    guard let section = destination(ofSection: place.section) else { return nil }
    let leaving = (deletedItems + movedItems.map(\.from)).items(inSection: place.section)
    let coming = (insertedItems + movedItems.map(\.to)).items(inSection: section)
    return IndexPath(item: Self.slot(place.item, leaving: leaving, coming: coming), section: section)
  }

  /// The place of what stands still: its rank among its kind, counted in the places that nothing comes to.
  private static func slot(_ place: Int, leaving: [Int], coming: [Int]) -> Int {
    var slot = place - leaving.count { $0 < place }
    for taken in coming.sorted() {
      guard taken <= slot else { break }
      slot += 1
    }
    return slot
  }
}

extension [IndexPath] {
  fileprivate func items(inSection section: Int) -> [Int] {
    compactMap { path in path.sectionAndItem.flatMap { $0.section == section ? $0.item : nil } }
  }
}

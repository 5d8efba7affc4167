public import FoundationEssentials

// What users do to items, for a toolkit to call and for tests. What cannot be does nothing, and answers false.
extension InteractiveSectionedView {
  /// Reports that the user wants an item deleted, if the data source allows it.
  ///
  /// The item is there until the sections come without it.
  @discardableResult
  public func delete(at indexPath: IndexPath) -> Bool {
    guard sectionedDataSource?.canEditItem(at: indexPath) == true else { return false }
    report(.itemDeleted(indexPath))
    return true
  }

  /// Reports that the user wants an item inserted where one is now, if the data source allows to edit there.
  @discardableResult
  public func insert(at indexPath: IndexPath) -> Bool {
    guard sectionedDataSource?.canEditItem(at: indexPath) == true else { return false }
    report(.itemInserted(indexPath))
    return true
  }

  /// Moves an item for the user, if the data source allows it, and then reports that; `destination` is its place
  /// afterwards.
  ///
  /// The data source takes the move over first, then the view shows it, as a step of one move or by a reload.
  @discardableResult
  public func move(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource = sectionedDataSource, dataSource.canMoveItem(at: source) else { return false }
    let step = BatchUpdates(movedItems: source == destination ? [] : [.init(from: source, to: destination)])
    let isMoved = dataSource.moveItem(from: source, to: destination) { [self] in
      if !performBatchUpdates(step) { reloadData() }
    }
    if isMoved { report(.itemMoved(from: source, to: destination)) }
    return isMoved
  }
}

public import FoundationEssentials
import Sluice

// What a user does, for a session to call. What cannot be does nothing, and answers false. To delete, insert and move,
// see `delete(at:)`, `insert(at:)` and `move(from:to:)`.
extension ListView {
  /// Selects an item, and reports that; the one before is deselected unless several can be selected.
  ///
  /// An item that is selected already is reported again, as a row that is tapped twice is. A selection stays on its item
  /// through the steps of an animated data source, and ends with a reload.
  @discardableResult
  public func select(_ indexPath: IndexPath) -> Bool {
    guard allowsSelection, hasItem(at: indexPath) else { return false }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    selection.removeAll { $0 == indexPath || others.contains($0) }
    selection.append(indexPath)
    moveCursor(to: indexPath)
    for other in others { reportDeselected(other) }
    // Whoever heard that may have changed the list: what is selected has followed its item, or went with it.
    guard let indexPath = selection.last else { return true }
    report(.itemSelected(indexPath))
    didSelect(indexPath)
    onReload?()
    return true
  }

  /// Deselects an item, and reports that; false where it was not selected.
  @discardableResult
  public func deselect(_ indexPath: IndexPath) -> Bool {
    guard selection.contains(indexPath) else { return false }
    selection.removeAll { $0 == indexPath }
    reportDeselected(indexPath)
    onReload?()
    return true
  }

  /// Selects an item of the program's own accord, and brings the cursor to it; nil selects nothing.
  func choose(_ indexPath: IndexPath?) {
    guard let indexPath else {
      selection = []
      return
    }
    guard allowsSelection, hasItem(at: indexPath) else { return }
    selection = (allowsMultipleSelection ? selection.filter { $0 != indexPath } : []) + [indexPath]
    moveCursor(to: indexPath)
  }

  /// Reports that the user wants to see more of an item.
  @discardableResult
  public func tapAccessoryButton(at indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return false }
    report(.itemAccessoryButtonTapped(indexPath))
    didTapAccessoryButton(indexPath)
    return true
  }

  private func reportDeselected(_ indexPath: IndexPath) {
    report(.itemDeselected(indexPath))
    didDeselect(indexPath)
  }
}

extension ListView {
  /// Reports that the visible cell at a place is about to be drawn, unless it was reported before.
  func display(_ indexPath: IndexPath) {
    guard let cell = visibleCells[indexPath], displayed[indexPath] !== cell else { return }
    let before = displayed.updateValue(cell, forKey: indexPath)
    if let before { reportEnd(of: before, at: indexPath) }
    report(.willDisplayCell(cell, indexPath))
    willDisplay(cell, at: indexPath)
  }

  /// Reports the cells that were drawn and are no longer visible, from the top.
  func endDisplaying() {
    let gone = displayed.filter { visibleCells[$0.key] !== $0.value }
    guard !gone.isEmpty else { return }
    for path in gone.keys { displayed[path] = nil }
    for (path, cell) in gone.sorted(by: { $0.key < $1.key }) { reportEnd(of: cell, at: path) }
  }

  private func reportEnd(of cell: Cell, at indexPath: IndexPath) {
    report(.didEndDisplayingCell(cell, indexPath))
    didEndDisplaying(cell, at: indexPath)
  }
}

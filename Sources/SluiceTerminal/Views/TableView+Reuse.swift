public import FoundationEssentials
import Sluice

extension TableView {
  /// Says that cells of this type can be dequeued.
  public func register<Cell: TableViewCell>(cellType: Cell.Type) {
    register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Says that cells of this type can be dequeued under a name; a type that had the name before gives it up.
  public func register(_ cellType: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellType
    pools[identifier] = nil
  }

  /// A cell of a registered type: one whose item is no longer shown, or a new one.
  ///
  ///     let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
  ///
  /// To dequeue a type that was not registered is a programming error, and stops with a message.
  public func dequeueReusableCell<Cell: TableViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell {
    let cell = dequeue(cellType.reuseIdentifier, fix: "register(cellType: \(cellType).self)")
    guard let typed = cell as? Cell else {
      preconditionFailure(
        """
        A TableView has \(type(of: cell)) registered under "\(cellType.reuseIdentifier)", so it cannot dequeue \
        \(cellType). Give the two types different reuse identifiers.
        """)
    }
    return typed
  }

  /// A cell of the type registered under `identifier`: one whose item is no longer shown, or a new one.
  ///
  /// To dequeue under a name that was not registered is a programming error, and stops with a message.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    dequeue(identifier, fix: "register(..., forCellReuseIdentifier: \"\(identifier)\")")
  }

  private func dequeue(_ identifier: String, fix: @autoclosure () -> String) -> TableViewCell {
    guard let cellType = cellTypes[identifier] else {
      preconditionFailure(
        """
        A TableView has no cell type registered under "\(identifier)", so it cannot dequeue one. \
        Register it before rows are shown: tableView.\(fix())
        """)
    }
    if let cell = pools[identifier]?.popLast() {
      cell.isPooled = false
      cell.prepareForReuse()
      return cell
    }
    let cell = cellType.init()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Puts a cell back, for another item; nothing happens to a cell that was not dequeued here.
  func recycle(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier, cellTypes[identifier] == type(of: cell), !cell.isPooled else { return }
    cell.isPooled = true
    pools[identifier, default: []].append(cell)
  }

  /// Puts back the cells that share no row with `rows`, and reports that they are no longer shown.
  ///
  /// Reports come last, when those who listen can do what they like: reload the table, for instance.
  func recycleVisibleCells(outside rows: Range<Int>) {
    for (path, visible) in visibleCells where !visible.rows.overlaps(rows) {
      visibleCells[path] = nil
      recycle(visible.cell)
    }
    endDisplaying()
  }
}

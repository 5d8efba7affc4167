public import FoundationEssentials
import Sluice

extension ListView {
  /// Says that cells of this type can be dequeued.
  public func register(cellType: Cell.Type) {
    register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Says that cells of this type can be dequeued under a name; a type that had the name before gives it up.
  public func register(_ cellType: Cell.Type, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellType
    pools[identifier] = nil
  }

  /// A cell of a registered type: one whose item is no longer shown, or a new one.
  ///
  ///     let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
  ///
  /// To dequeue a type that was not registered is a programming error, and stops with a message.
  public func dequeueReusableCell<Dequeued: ListCell>(
    for indexPath: IndexPath, cellType: Dequeued.Type = Dequeued.self
  ) -> Dequeued {
    let cell = dequeue(cellType.reuseIdentifier, fix: "register(cellType: \(cellType).self)")
    guard let typed = cell as? Dequeued else {
      preconditionFailure(
        """
        A \(Self.self) has \(type(of: cell)) registered under "\(cellType.reuseIdentifier)", so it cannot dequeue \
        \(cellType). Give the two types different reuse identifiers.
        """)
    }
    return typed
  }

  /// A cell of the type registered under `identifier`: one whose item is no longer shown, or a new one.
  ///
  /// To dequeue under a name that was not registered is a programming error, and stops with a message.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> Cell {
    dequeue(identifier, fix: "register(..., forCellReuseIdentifier: \"\(identifier)\")")
  }

  private func dequeue(_ identifier: String, fix: @autoclosure () -> String) -> Cell {
    guard let cellType = cellTypes[identifier] else {
      let name = "\(Self.self)"
      preconditionFailure(
        """
        A \(name) has no cell type registered under "\(identifier)", so it cannot dequeue one. \
        Register it before rows are shown: \(name.prefix(1).lowercased() + name.dropFirst()).\(fix())
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
  func recycle(_ cell: Cell) {
    guard let identifier = cell.reuseIdentifier, cellTypes[identifier] == type(of: cell), !cell.isPooled else { return }
    cell.isPooled = true
    pools[identifier, default: []].append(cell)
  }

  /// Puts back the visible cells, but for those to be kept, and reports that they are no longer shown.
  ///
  /// Reports come last, when those who listen can do what they like: reload the list, for instance.
  func recycleVisibleCells(keeping isKept: (IndexPath) -> Bool) {
    for (path, cell) in visibleCells where !isKept(path) {
      visibleCells[path] = nil
      recycle(cell)
    }
    endDisplaying()
  }
}

import FoundationEssentials
import Sluice

// What a user does at the keyboard and with the mouse.
extension ListView {
  func handleLive(_ event: InputEvent) -> Bool {
    if handleInBottomLine(event) { return true }
    switch event {
    case .key(let press):
      let focused = screen?.focused
      guard let command = ListCommand(press), perform(command) else { return false }
      // The key may have come from a button in a header. A view that was given the focus meanwhile keeps it.
      if screen?.focused === focused { focus() }
      return true
    case .mouse(let mouse): return handle(mouse)
    case .paste, .focus: return false
    }
  }

  private func perform(_ command: ListCommand) -> Bool {
    switch command {
    case .up: moveCursor(by: -1)
    case .down: moveCursor(by: 1)
    case .left: return moveCursorSideways(by: -1)
    case .right: return moveCursorSideways(by: 1)
    case .pageUp: page { 1 - $0 }
    case .pageDown: page { $0 - 1 }
    case .halfPageUp: page { -$0 / 2 }
    case .halfPageDown: page { $0 / 2 }
    case .first: go(toEnd: false)
    case .last: go(toEnd: true)
    case .select: return cursorIndexPath.map(select) ?? false
    case .toggle: return cursorIndexPath.map(toggle) ?? false
    case .nextSection: moveCursor(bySections: 1)
    case .previousSection: moveCursor(bySections: -1)
    case .delete: return askToDelete()
    case .moveUp: return moveItem(by: -1)
    case .moveDown: return moveItem(by: 1)
    case .filter: return openFilter()
    }
    return true
  }

  /// Selects an item; where several can be selected and it is, deselects it.
  private func toggle(_ path: IndexPath) -> Bool {
    guard allowsMultipleSelection, selection.contains(path) else { return select(path) }
    moveCursor(to: path)
    return deselect(path)
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .wheelUp: scroll(byRows: -3)
    case .wheelDown: scroll(byRows: 3)
    case .press(.left): press(at: mouse.point)
    case .drag(.left): return drag(to: mouse.point)
    default: return false
    }
    return true
  }

  private func press(at point: Point) {
    focus()
    guard let (window, arrangement) = layOutLive() else { return }
    if drag(to: point) || pickSection(at: point, arrangement.index) { return }
    if let path = item(at: point, window, arrangement) { _ = toggle(path) }
  }

  /// Follows the mouse on the scroll bar; false where it is elsewhere.
  private func drag(to point: Point) -> Bool {
    guard let (_, arrangement) = layOutLive(), arrangement.bar.contains(point) else { return false }
    let bar = arrangement.bar
    scroll(toShare: ScrollBar.position(ofRow: point.row - bar.minRow, height: bar.size.rows))
    return true
  }

  /// The item that is drawn at a cell of the screen; nil where there is none, or a pinned header lies over it.
  private func item(at point: Point, _ window: ListWindow, _ arrangement: ListArrangement) -> IndexPath? {
    guard let content = liveContent(), arrangement.block.contains(point) else { return nil }
    let row = point.row - arrangement.block.minRow
    if let header = pinnedHeader(of: window), row < header.top + header.rows { return nil }
    guard let entry = window.entry(atRow: row), row >= entry.top + ghostRows(above: entry.part) else { return nil }
    let column = point.column - arrangement.block.minColumn
    let places = zip(content.items(in: entry.part), itemColumns(of: content, width: measures.width))
    return places.first { $1.contains(column) }?.0
  }
}

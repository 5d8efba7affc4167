public import FoundationEssentials
import Sluice

// Scrolling and the cursor, for keys and for the program.
extension ListView {
  /// The place of the item under the cursor, on which keys act; nil in an empty list, and before the first drawing.
  public var cursorIndexPath: IndexPath? {
    guard allowsSelection else { return nil }
    if let path = listCursor.path, hasItem(at: path) { return path }
    var cursor = listCursor
    if let content = liveContent() { cursor.settle(in: content) }
    return cursor.path
  }

  /// Brings the cursor to an item, which is then shown; does nothing for one that does not exist.
  public func moveCursor(to indexPath: IndexPath) {
    guard hasItem(at: indexPath) else { return }
    let content = liveContent() ?? ListContent(counts: [], itemsPerBand: 1)
    listCursor.move(to: indexPath, in: content)
    cursorMoved()
  }

  /// Scrolls down by so many rows, up where they are negative; the cursor stays on the screen.
  public func scroll(byRows rows: Int) {
    guard rows != 0 else { return }
    // A list that is scrolled further than its ends stays there.
    offset.rows = min(max(saturatingSum(offset.rows, rows), -(1 << 40)), 1 << 40)
    cursorFollows = true
    _ = layOutLive()
    setNeedsDisplay()
  }

  /// Scrolls to where a share of the whole lies above, 0 for the top and 1 for the end.
  func scroll(toShare share: Double) {
    guard let content = liveContent(), content.partCount > 0 else { return }
    let ordinal = Int(share * Double(content.partCount - 1))
    offset = ScrollOffset(part: share >= 1 ? content.last ?? offset.part : content.part(at: ordinal) ?? offset.part)
    cursorFollows = true
    _ = layOutLive()
    setNeedsDisplay()
  }

  func cursorMoved() {
    cursorFollows = false
    setNeedsDisplay()
  }

  /// Goes to the item below (1) or above (-1); in one that is higher than the screen, by a row.
  func moveCursor(by step: Int) {
    guard allowsSelection else { return scroll(byRows: step) }
    guard let (window, _) = layOutLive(), let content = liveContent(), let path = listCursor.path else { return }
    if isHidden(step, of: path, in: window, content) { return scroll(byRows: step) }
    _ = listCursor.moveVertically(by: step, in: content)
    cursorMoved()
    showEnd(of: content)
  }

  /// Whether the item is higher than the screen, and goes on beyond its lower (1) or upper (-1) edge.
  private func isHidden(_ step: Int, of path: IndexPath, in window: ListWindow, _ content: ListContent) -> Bool {
    let part = content.part(holding: path)
    let inset = pinnedRows(ofSection: path.section, height: window.height)
    guard let entry = window.entry(of: part), entry.rows - ghostRows(above: part) > window.height - inset else {
      return false
    }
    return step > 0 ? entry.bottom > window.height : entry.top + ghostRows(above: part) < inset
  }

  /// Goes to the item at the left (-1) or right (1); false where items do not stand side by side.
  func moveCursorSideways(by step: Int) -> Bool {
    guard allowsSelection, let content = liveContent(), content.itemsPerBand > 1 else { return false }
    listCursor.settle(in: content)
    _ = listCursor.moveSideways(by: step, in: content)
    cursorMoved()
    showEnd(of: content)
    return true
  }

  /// At the first item what stands above it is shown as well, and at the last one what stands below.
  private func showEnd(of content: ListContent) {
    guard let path = listCursor.path, let first = content.firstItem, let last = content.lastItem else { return }
    if content.part(holding: path) == content.part(holding: first) { offset = ScrollOffset() }
    if content.part(holding: path) == content.part(holding: last), let end = content.last {
      offset = ScrollOffset(part: end)
    }
  }

  /// Scrolls by so many of the rows that are on the screen, and takes the cursor along.
  ///
  /// Where the list is at that end already, the cursor goes to its last or first item.
  func page(_ share: (Int) -> Int) {
    guard let (window, _) = layOutLive(), let content = liveContent() else { return }
    var rows = share(window.height)
    // In a list of a row or two that is a row still; below, 1 - 1 and 1 / 2 are 0.
    if rows == 0 { rows = share(3) > 0 ? 1 : -1 }
    if rows > 0 ? window.isAtEnd : window.isAtTop { return go(toEnd: rows > 0) }
    let path = listCursor.path
    let row = path.flatMap { window.entry(of: content.part(holding: $0)) }.map { max(0, $0.top) }
    offset.rows += rows
    guard allowsSelection, let row, let scrolled = liveWindow(at: offset, height: window.height) else {
      cursorFollows = true
      _ = layOutLive()
      return setNeedsDisplay()
    }
    offset = scrolled.offset
    let bands = scrolled.entries.filter { if case .band = $0.part { true } else { false } }
    if let nearest = bands.min(by: { abs($0.top - row) < abs($1.top - row) }) {
      listCursor.move(toBand: nearest.part, in: content)
    }
    cursorFollows = true
    _ = layOutLive()
    setNeedsDisplay()
  }

  /// Goes to the first or the last item, and shows what stands above or below it.
  func go(toEnd: Bool) {
    guard let content = liveContent() else { return }
    listCursor.move(to: toEnd ? content.lastItem : content.firstItem, in: content)
    offset = toEnd ? ScrollOffset(part: content.last ?? offset.part) : ScrollOffset()
    cursorMoved()
  }

  /// Goes to the first item of the next section, or of the one before; one that has an item.
  func moveCursor(bySections step: Int) {
    guard let content = liveContent() else { return }
    let here = allowsSelection ? listCursor.path?.section ?? 0 : offset.part.section
    let sections = step > 0 ? Array(here + 1..<max(here + 1, content.sectionCount)) : (0..<here).reversed()
    guard let section = sections.first(where: { content.itemCount(inSection: $0) > 0 || !allowsSelection }) else {
      return
    }
    go(toSection: section)
  }

  /// Shows a section from its top, with the cursor on its first item.
  func go(toSection section: Int) {
    guard let content = liveContent(), content.contains(.header(section: section)) else { return }
    offset = ScrollOffset(part: .header(section: section))
    let first = IndexPath(item: 0, section: section)
    if content.contains(first) { listCursor.move(to: first, in: content) }
    cursorMoved()
  }
}

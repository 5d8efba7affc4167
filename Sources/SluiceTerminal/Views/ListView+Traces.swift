import FoundationEssentials
import Sluice

// Steps of an animated data source, as a user sees them: the rows on the screen stay where they are as far as they can,
// and for a moment it is to be seen what came, what changed and what went.
extension ListView {
  /// Has the cursor, the question and what is on the screen follow a step that the data source has taken already.
  func follow(_ updates: BatchUpdates) {
    if let screen, isTracing {
      let places = GhostPlaces(updates, sectionCount: numberOfSections, itemCount: itemCount(inSection:))
      traces.follow(
        updates, places, gone: goneRows(updates, places), at: screen.scheduler.now, itemCount: itemCount(inSection:))
    }
    followSupplements(updates)
    hold(through: updates)
    listCursor.follow(updates)
    followQuestion(updates)
    followMoved(updates)
    window = nil
    showTracesForAMoment()
  }

  /// Whether changes leave traces: where somebody sees them.
  private var isTracing: Bool { isOnScreen && reportedOffset != nil }

  // MARK: Where things are

  /// The items on the screen with the rows they begin at, the one under the cursor first.
  private func heldItems() -> [HeldItem] {
    if let held { return held }
    guard let window, let content = measures.content else { return [] }
    let items = window.entries.flatMap { entry in
      content.items(in: entry.part).prefix(1).map { HeldItem(path: $0, row: entry.top + ghostRows(above: entry.part)) }
    }
    guard allowsSelection, let path = listCursor.path else { return items }
    let part = content.part(holding: path)
    guard let current = items.firstIndex(where: { content.part(holding: $0.path) == part }) else { return items }
    // Where the item under the cursor goes, what is above it keeps its place.
    let others = items[..<current].reversed() + items[(current + 1)...]
    return [HeldItem(path: path, row: items[current].row)] + others
  }

  /// Has the first of the items on the screen that is still there keep its row.
  private func hold(through updates: BatchUpdates? = nil) {
    let before = heldItems()
    let paths: [IndexPath?] = updates.map { $0.destinations(ofItems: before.map(\.path)) } ?? before.map(\.path)
    let items = zip(before, paths).compactMap { old, path in path.map { HeldItem(path: $0, row: old.row) } }
    held = items
    guard let first = items.first else { return }
    let part = ListPart.band(section: first.path.section, index: first.path.item / itemsPerBand)
    offset = ScrollOffset(part: part, rows: ghostRows(above: part) - first.row)
  }

  // MARK: What is to be seen

  func mark(at path: IndexPath) -> ListMark? { traces.mark(at: path) }

  func ghostRows(above part: ListPart) -> Int { traces.isEmpty ? 0 : traces.rows(above: part) }

  /// Draws the rows that are gone and stood above a part.
  func drawGhosts(above entry: ListWindow.Entry, in canvas: inout Canvas, _ arrangement: ListArrangement) {
    let style = theme.deleted
    var top = entry.top
    for ghost in traces.ghosts(above: entry.part) {
      canvas.drawBlock(rows: ghost.size.rows, from: top, in: arrangement.block) { canvas, rect in
        canvas.draw(ghost, part: Rect(size: Size(columns: rect.size.columns, rows: ghost.size.rows)), at: rect.origin)
        canvas.restyle(rect) { $0 = style }
      }
      if arrangement.gutter.rows.contains(arrangement.gutter.minRow + max(0, top)), top >= 0 {
        let place = Point(column: arrangement.gutter.minColumn + 1, row: arrangement.gutter.minRow + top)
        canvas.draw("-", at: place, style: style, in: arrangement.gutter)
      }
      top += ghost.size.rows
    }
  }

  /// The rows on the screen that a step takes away, as they look, by their parts before it.
  private func goneRows(_ updates: BatchUpdates, _ places: GhostPlaces) -> [ListPart: Canvas] {
    guard itemsPerBand == 1, let window else { return [:] }
    guard !updates.deletedItems.isEmpty || !updates.deletedSections.isEmpty else { return [:] }
    return window.entries.reduce(into: [:]) { gone, entry in
      if places.isGone(entry.part) { gone[entry.part] = picture(of: entry) }
    }
  }

  /// The picture of a row; nil where nothing of it is to be seen.
  private func picture(of entry: ListWindow.Entry) -> Canvas? {
    let rows = entry.rows - ghostRows(above: entry.part)
    guard rows > 0 else { return nil }
    var canvas = Canvas(size: Size(columns: measures.width, rows: rows))
    if let path = entry.part.singleItem {
      guard let cell = visibleCells[path] else { return nil }
      cell.draw(in: &canvas, rect: canvas.bounds)
    } else if let title = measures.titles[entry.part] {
      title.draw(in: &canvas, rect: canvas.bounds, theme: theme)
    } else {
      guard let view = supplements[entry.part] else { return nil }
      view.drawTree(in: &canvas, rect: canvas.bounds)
    }
    return canvas
  }

  /// Takes the marks and ghosts away when it is time; without any, there is no timer.
  private func showTracesForAMoment() {
    guard let screen, let due = traces.due else { return }
    let scheduler = screen.scheduler
    traceTimer.disposable = Observable<Int>.timer(max(.zero, scheduler.now.duration(to: due)), scheduler: scheduler)
      .subscribe(onNext: { [weak self] _ in self?.forgetTraces(due: due) })
  }

  /// Takes the marks and ghosts away, all of them or those that are `due`; what is under the cursor stays where it is.
  func forgetTraces(due: RxTime? = nil) {
    traceTimer.disposable = Disposables.create()
    guard !traces.isEmpty else { return }
    let hadGhosts = traces.hasGhosts
    if hadGhosts { held = heldItems() }
    if let due { traces.forget(due: due) } else { traces = ListTraces() }
    showTracesForAMoment()
    guard hadGhosts else { return setNeedsDisplay() }
    hold()
    measures = ListMeasures(width: measures.width)
    setNeedsDisplay()
  }
}

/// An item on the screen, and the row of the window that it begins at.
struct HeldItem {
  let path: IndexPath
  let row: Int
}

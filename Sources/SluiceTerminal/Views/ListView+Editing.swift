import FoundationEssentials
import Sluice

// Deleting and moving what is under the cursor.
extension ListView {
  /// Whether the user can delete an item: the data source allows it, and somebody listens.
  func canDelete(at path: IndexPath) -> Bool {
    events.hasDeletionObservers && sectionedDataSource?.canEditItem(at: path) == true
  }

  /// Whether the user can move an item: the data source allows it, and somebody is told.
  func canMove(at path: IndexPath) -> Bool {
    guard let dataSource = sectionedDataSource, events.hasMoveObservers || dataSource.isToldOfMoves else {
      return false
    }
    return dataSource.canMoveItem(at: path)
  }

  /// Asks whether the item under the cursor is to be deleted; false where it cannot be.
  func askToDelete() -> Bool {
    guard let path = cursorIndexPath, canDelete(at: path) else { return false }
    question = (path, name(of: path))
    setNeedsDisplay()
    return true
  }

  /// The question is about its item wherever that goes, and goes with it.
  func followQuestion(_ updates: BatchUpdates) {
    guard let asked = question else { return }
    question = updates.destination(ofItem: asked.path).map { ($0, asked.name) }
  }

  /// Yes deletes, no and escape do not; meanwhile no other key does anything.
  func answer(_ press: KeyPress) {
    guard let asked = question else { return }
    switch press {
    case "y", "Y":
      question = nil
      setNeedsDisplay()
      _ = delete(at: asked.path)
    case "n", "N", .escape:
      question = nil
      setNeedsDisplay()
    default: break
    }
  }

  /// Moves the item under the cursor by a place, over the border of its section as well, and says where it went.
  func moveItem(by step: Int) -> Bool {
    guard let path = cursorIndexPath, canMove(at: path) else { return false }
    guard let destination = place(at: step, from: path) else { return true }
    let name = name(of: path)
    if move(from: path, to: destination) {
      listCursor.move(to: destination, in: liveContent() ?? ListContent(counts: []))
      cursorMoved()
      let section = sectionedDataSource?.titleForHeader(inSection: destination.section)
      moved = (destination, name)
      say("Moved \(name) to \(destination.item + 1)" + (section.map { " in \($0)" } ?? ""))
    }
    return true
  }

  /// Where an item goes that is moved up (-1) or down (1); nil at the ends of the list.
  private func place(at step: Int, from path: IndexPath) -> IndexPath? {
    let item = path.item + step
    if (0..<itemCount(inSection: path.section)).contains(item) { return IndexPath(item: item, section: path.section) }
    let section = path.section + step
    guard (0..<numberOfSections).contains(section) else { return nil }
    return IndexPath(item: step > 0 ? 0 : itemCount(inSection: section), section: section)
  }

  /// The first line of an item as it is drawn, with single spaces between its columns, in quotation marks; one of words,
  /// where there is one below a picture.
  private func name(of path: IndexPath) -> String {
    let visible = visibleCells[path]
    let cell = visible ?? makeCell(at: path)
    let width = max(1, measures.width)
    // What is not there yet is not loaded on the spot.
    cell.list = self
    let size = Size(columns: width, rows: cell.height(forWidth: width))
    var canvas = Canvas(columns: width, rows: 0..<min(size.rows, 64))
    cell.draw(in: &canvas, rect: Rect(size: size))
    if visible == nil { recycle(cell) }
    let lines = canvas.lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    let line = lines.first { $0.contains { $0.isLetter || $0.isNumber } } ?? lines.first ?? ""
    return "\"\(line)\""
  }

  /// Shows a message at the bottom for two seconds.
  func say(_ text: String) {
    guard let screen else { return }
    message = text
    setNeedsDisplay()
    messageTimer.disposable = Observable<Int>.timer(.seconds(2), scheduler: screen.scheduler)
      .subscribe(onNext: { [weak self] _ in self?.forgetMessage() })
  }

  /// What was said of a move is about its item wherever others push it; one that is moved on, or goes, is not where it was
  /// said to be.
  func followMoved(_ updates: BatchUpdates) {
    guard let (path, name) = moved else { return }
    guard !updates.movedItems.contains(where: { $0.from == path }), let place = updates.destination(ofItem: path) else {
      return forgetMessage()
    }
    moved = (place, name)
  }

  /// Takes back what was said of a move where the item is not there any more: the move was refused.
  func checkMoved() {
    guard let moved, !hasItem(at: moved.path) || name(of: moved.path) != moved.name else { return }
    forgetMessage()
  }

  func forgetMessage() {
    messageTimer.disposable = Disposables.create()
    message = nil
    moved = nil
    setNeedsDisplay()
  }
}

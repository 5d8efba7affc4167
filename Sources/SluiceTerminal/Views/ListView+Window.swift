import FoundationEssentials
import Sluice

/// How a list on a screen divides its frame.
struct ListArrangement: Equatable {
  /// Signs at the left, where there are no colours to tell a row by.
  var gutter: Rect
  /// The content.
  var block: Rect
  /// The titles of the sections' index; empty where there is none.
  var index: Rect
  /// The scroll bar; empty where the whole list is on the screen.
  var bar: Rect
  /// The line at the bottom, for a question or the filter; empty where there is none.
  var line: Rect
}

// What is on the screen: laid out from where the list is scrolled to, so that nothing else need be measured.
extension ListView {
  /// Lays out what is on the screen, with the cursor on it; nil without room, or if a cell reloaded the list meanwhile.
  func layOutLive() -> (window: ListWindow, arrangement: ListArrangement)? {
    guard let arrangement = arrange(), let content = liveContent() else { return nil }
    if allowsSelection { listCursor.settle(in: content) }
    let height = arrangement.block.size.rows
    guard var window = liveWindow(at: offset, height: height) else { return nil }
    if allowsSelection, cursorFollows {
      bringCursor(into: window, content)
    } else if allowsSelection, let revealing = offsetThatReveals(in: window, content) {
      guard let revealed = liveWindow(at: revealing, height: height) else { return nil }
      window = revealed
    }
    self.window = window
    offset = window.offset
    held = nil
    return (window, arrangement)
  }

  /// Divides the frame; nil where there is no room for content, or if a cell reloaded the list meanwhile.
  private func arrange() -> ListArrangement? {
    guard frame.size.columns > 0, frame.size.rows > 0 else { return nil }
    let showsLine = bottomLine != nil && frame.size.rows > 1
    let (upper, line) = frame.split(rows: frame.size.rows - (showsLine ? 1 : 0))
    let marks = screenDepth == .none && upper.size.columns > 8 ? 2 : 0
    let (gutter, right) = upper.split(columns: marks)
    let letters = indexColumns(in: right)
    let withoutBar = right.split(columns: right.size.columns - letters)
    guard let needsBar = needsBar(in: withoutBar.left.size) else { return nil }
    let bars = needsBar && right.size.columns > 4 ? 1 : 0
    let (inner, bar) = right.split(columns: right.size.columns - bars)
    let (block, index) = inner.split(columns: inner.size.columns - letters)
    measures.change(width: min(block.size.columns, Self.maximumWidth))
    return ListArrangement(gutter: gutter, block: block, index: index, bar: bar, line: line)
  }

  /// Whether the list is higher than the room it has; lays out no more than that.
  ///
  /// Nil if a cell reloaded the list.
  private func needsBar(in size: Size) -> Bool? {
    if let known = measures.bar, known.size == size { return known.isNeeded }
    measures.change(width: min(size.columns, Self.maximumWidth))
    guard liveContent() != nil else { return false }
    guard let window = liveWindow(at: ScrollOffset(), height: size.rows) else { return nil }
    measures.bar = (size, !window.showsAll)
    return !window.showsAll
  }

  /// What the list is made of at the present width; nil without a column.
  func liveContent() -> ListContent? {
    if let content = measures.content { return content }
    guard measures.width > 0 else { return nil }
    let content = content(forWidth: measures.width)
    if content.itemsPerBand != itemsPerBand {
      if case .band(let section, let index) = offset.part {
        offset = ScrollOffset(part: .band(section: section, index: index * itemsPerBand / content.itemsPerBand))
      }
      itemsPerBand = content.itemsPerBand
      traces.dropGhosts()
    }
    measures.content = content
    return content
  }

  /// The parts that are on the screen at an offset; nil if a cell reloaded the list while it was measured.
  func liveWindow(at offset: ScrollOffset, height: Int) -> ListWindow? {
    guard let content = liveContent() else { return nil }
    return ListWindow(at: offset, height: height, of: content) { liveRows(of: $0, in: content) }
  }

  /// The rows of a part on the screen, with the traces of deleted ones above it.
  func liveRows(of part: ListPart, in content: ListContent) -> Int? {
    // A view may have become higher since.
    if let rows = measures[part], supplements[part] == nil { return rows }
    guard
      let rows = measure(
        part, of: content, width: measures.width, isFirst: isFirstHeader(part), keepingCells: { _ in true })
    else { return nil }
    let all = saturatingSum(rows, ghostRows(above: part))
    measures[part] = all
    return all
  }

  /// Whether nothing is shown above the header of a section.
  func isFirstHeader(_ part: ListPart) -> Bool {
    guard case .header(let section) = part else { return false }
    if measures.firstSection == nil {
      measures.firstSection = (0..<numberOfSections).first { section in
        itemCount(inSection: section) > 0
          || supplement(.header(section: section), isFirst: true) != nil
          || supplement(.footer(section: section), isFirst: true) != nil
      }
    }
    return measures.firstSection == section
  }
}

// The cursor and the window.
extension ListView {
  /// The offset that brings the cursor onto the screen by the shortest way; nil where it is there.
  private func offsetThatReveals(in window: ListWindow, _ content: ListContent) -> ScrollOffset? {
    guard let path = listCursor.path else { return nil }
    let part = content.part(holding: path)
    let lead = ghostRows(above: part)
    let inset = pinnedRows(ofSection: path.section, height: window.height)
    let room = window.height - inset
    let atTop = ScrollOffset(part: part, rows: lead - inset)
    if let entry = window.entry(of: part) {
      let top = entry.top + lead
      let atBottom = ScrollOffset(part: part, rows: entry.rows - window.height)
      if entry.bottom - top > room, top < window.height, entry.bottom > inset { return nil }
      return top < inset ? atTop : entry.bottom > window.height ? atBottom : nil
    }
    guard let rows = liveRows(of: part, in: content), rows > 0 else { return nil }
    let atBottom = ScrollOffset(part: part, rows: rows - window.height)
    let isAbove = part < window.offset.part
    // What is higher than the screen comes with the end that is nearer.
    return isAbove == (rows - lead <= room) ? atTop : atBottom
  }

  /// Brings the cursor to the item of the window that is nearest to it.
  private func bringCursor(into window: ListWindow, _ content: ListContent) {
    let inset = window.entries.first.map { pinnedRows(ofSection: $0.part.section, height: window.height) } ?? 0
    let bands = window.entries.filter { entry in
      if case .band = entry.part { entry.bottom > inset } else { false }
    }
    let whole = bands.filter { $0.top + ghostRows(above: $0.part) >= inset && $0.bottom <= window.height }
    let parts = (whole.isEmpty ? bands : whole).map(\.part)
    guard let first = parts.first, let last = parts.last, let path = listCursor.path else { return }
    let part = content.part(holding: path)
    if part < first { listCursor.move(toBand: first, in: content) }
    if part > last { listCursor.move(toBand: last, in: content) }
  }

  /// The header of the section at the top, where it stays until the next one pushes it off; nil where it stands by itself.
  func pinnedHeader(of window: ListWindow) -> (title: SectionTitle, rows: Int, top: Int)? {
    guard let section = window.entries.first?.part.section else { return nil }
    let rows = pinnedRows(ofSection: section, height: window.height)
    guard rows > 0, let text = sectionedDataSource?.titleForHeader(inSection: section) else { return nil }
    if let header = window.entry(of: .header(section: section)), header.bottom >= rows { return nil }
    let next = window.entries.first { $0.part.section > section }?.top ?? window.height
    return (SectionTitle(text: text, place: .header(isFirst: true)), rows, min(0, next - rows))
  }

  /// The rows that the header of a section takes at the top while it is pinned there; 0 for one that never is.
  func pinnedRows(ofSection section: Int, height: Int) -> Int {
    guard let text = sectionedDataSource?.titleForHeader(inSection: section) else { return 0 }
    let rows = SectionTitle(text: text, place: .header(isFirst: true)).height(forWidth: measures.width)
    return rows * 2 <= height ? rows : 0
  }
}

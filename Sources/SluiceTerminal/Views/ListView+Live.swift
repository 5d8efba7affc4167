import FoundationEssentials
import Sluice

// Drawing on a screen.
extension ListView {
  func drawLive(in canvas: inout Canvas) {
    guard !frame.isEmpty else { return }
    isDrawingLive = true
    settled { drawLiveOnce(in: &canvas) }
    isDrawingLive = false
    checkMoved()
    reportScrolling()
  }

  private func drawLiveOnce(in canvas: inout Canvas) {
    let before = generation
    canvas.fill(frame)
    guard let (window, arrangement) = layOutLive(), let content = liveContent() else { return }
    let shown = Set(window.entries.flatMap { content.items(in: $0.part) })
    recycleVisibleCells(keeping: shown.contains)
    guard generation == before else { return }
    for entry in window.entries {
      guard showCells(of: entry.part, in: content) else { return }
      takeIn(entry.part)
      guard generation == before else { return }
      draw(entry, of: content, in: &canvas, arrangement)
      // A view that was drawn, or came onto the screen, may have changed the list: the rows are of the past then.
      guard generation == before else { return }
    }
    releaseSupplements(except: window)
    if window.isAtEnd {
      drawPlaceholder(of: content, in: &canvas, rect: arrangement.block, from: window.entries.last?.bottom ?? 0)
    }
    drawPinnedHeader(of: window, in: &canvas, arrangement)
    drawScrollBar(of: window, content, in: &canvas, arrangement.bar)
    drawIndex(of: window, in: &canvas, arrangement.index)
    drawBottomLine(
      in: &canvas, arrangement.line.isEmpty ? frame.split(rows: frame.size.rows - 1).bottom : arrangement.line)
  }

  private func draw(
    _ entry: ListWindow.Entry, of content: ListContent, in canvas: inout Canvas, _ arrangement: ListArrangement
  ) {
    let ghosts = ghostRows(above: entry.part)
    drawGhosts(above: entry, in: &canvas, arrangement)
    let top = entry.top + ghosts
    let items = content.items(in: entry.part)
    let columns = itemColumns(of: content, width: measures.width)
    canvas.drawBlock(rows: entry.rows - ghosts, from: top, in: arrangement.block) { canvas, rect in
      draw(entry.part, of: content, isFirst: isFirstHeader(entry.part), in: &canvas, rect: rect)
      for (path, columns) in zip(items, columns) { decorate(path, in: &canvas, rect: rect.columns(columns)) }
    }
    place(entry.part, top: top, in: arrangement.block)
    drawSigns(of: items, rows: top..<entry.bottom, in: &canvas, arrangement.gutter)
  }

  /// Shows by its style whether an item is under the cursor, and whether it has just changed.
  private func decorate(_ path: IndexPath, in canvas: inout Canvas, rect: Rect) {
    let theme = theme
    if let mark = mark(at: path) { canvas.restyleBesidePictures(rect) { $0 = mark.style(theme).over($0) } }
    guard allowsSelection, path == listCursor.path else { return }
    let style = isFocused ? theme.selection : theme.selectionInactive
    // What has a background of its own keeps it.
    canvas.restyleBesidePictures(rect) { if $0.background == nil { $0 = style.over($0) } }
  }

  /// Without colours the signs beside an item tell the same.
  private func drawSigns(of items: [IndexPath], rows: Range<Int>, in canvas: inout Canvas, _ gutter: Rect) {
    let seen = rows.clamped(to: 0..<gutter.size.rows)
    guard !gutter.isEmpty, let row = seen.first else { return }
    let isCurrent = allowsSelection && items.contains { $0 == listCursor.path }
    let sign = items.lazy.compactMap { self.mark(at: $0)?.sign }.first
    let second = sign ?? (items.contains(where: selection.contains) ? "*" : " ")
    let place = Point(column: gutter.minColumn, row: gutter.minRow + row)
    canvas.draw("\(isCurrent ? ">" : " ")\(second)", at: place, style: Style(dim: isCurrent && !isFocused), in: gutter)
  }

  private func drawPinnedHeader(of window: ListWindow, in canvas: inout Canvas, _ arrangement: ListArrangement) {
    guard let header = pinnedHeader(of: window) else { return }
    let visible = header.top + header.rows
    for part in [arrangement.gutter, arrangement.block] { canvas.fill(part.split(rows: visible).top) }
    canvas.drawBlock(rows: header.rows, from: header.top, in: arrangement.block) {
      header.title.draw(in: &$0, rect: $1, theme: theme)
    }
  }

  private func drawScrollBar(of window: ListWindow, _ content: ListContent, in canvas: inout Canvas, _ rect: Rect) {
    guard !rect.isEmpty else { return }
    let average = measures.averageRows
    let above = Double(content.ordinal(of: window.offset.part)) * average + Double(window.offset.rows)
    let bar = ScrollBar(
      height: rect.size.rows, total: Double(content.partCount) * average, offset: above, isAtTop: window.isAtTop,
      isAtEnd: window.isAtEnd)
    canvas.fill(rect, with: "│", style: theme.scrollTrack)
    let thumb = rect.split(rows: bar.thumb.lowerBound).bottom.split(rows: bar.thumb.count).top
    canvas.fill(thumb, with: "┃", style: theme.scrollBar)
  }

  private func reportScrolling() {
    guard let window, let content = measures.content else { return }
    if let last = reportedOffset, last != offset {
      reportedOffset = offset
      interaction.scrolls.onNext(())
    }
    reportedOffset = offset
    let isAtEnd = content.lastItem.map { window.entry(of: content.part(holding: $0)) != nil } ?? false
    if isAtEnd, reportedEnd != content.itemCount, interaction.ends.hasObservers {
      reportedEnd = content.itemCount
      interaction.ends.onNext(())
    } else if !isAtEnd {
      reportedEnd = nil
    }
  }
}

import FoundationEssentials
import Sluice

extension ListView {
  /// Draws into `rect` of the canvas what lies there after scrolling down by `rows`, and nothing outside of it.
  ///
  /// For a list on no screen. Only what lies above the lower edge is laid out, and only what is visible is drawn. `rows` is
  /// 0 or more, and may be beyond the end, where nothing is. The cells that are visible stay the same ones from one drawing
  /// to the next. A cell that reloads the list meanwhile has it drawn again, as it is then.
  /// O(log n) in the rows laid out before, plus what is new and what is visible.
  public func draw(in canvas: inout Canvas, rect: Rect, scrolledBy rows: Int = 0) {
    guard !rect.intersection(canvas.bounds).isEmpty else { return }
    let top = max(0, rows)
    settled { drawOnce(in: &canvas, rect: rect, window: top..<saturatingSum(top, rect.size.rows)) }
  }

  private func drawOnce(in canvas: inout Canvas, rect: Rect, window: Range<Int>) {
    let before = generation
    let layout = currentLayout(forWidth: rect.size.columns)
    let kept = Set(layout.entries(in: window).flatMap { layout.content.items(in: $0.part) })
    recycleVisibleCells(keeping: kept.contains)
    guard generation == before else { return }
    extend(layout, to: window.upperBound, keeping: window)
    canvas.fill(rect)
    let block = Rect(origin: rect.origin, size: Size(columns: layout.width, rows: rect.size.rows))
    for entry in layout.entries(in: window) {
      guard showCells(of: entry.part, in: layout.content) else { return }
      canvas.drawBlock(rows: entry.rows.count, from: entry.rows.lowerBound - window.lowerBound, in: block) {
        draw(entry.part, of: layout.content, isFirst: entry.rows.lowerBound == 0, in: &$0, rect: $1)
      }
    }
    if layout.next == nil {
      drawPlaceholder(of: layout.content, in: &canvas, rect: rect, from: layout.height - window.lowerBound)
    }
  }

  /// Makes the cells of a part visible, and reports them; false if the list has been reloaded meanwhile.
  func showCells(of part: ListPart, in content: ListContent) -> Bool {
    let before = generation
    for path in content.items(in: part) {
      if visibleCells[path] == nil {
        let cell = makeCell(at: path)
        // A cell of the past must not stay visible after a reload.
        guard generation == before else {
          recycle(cell)
          return false
        }
        visibleCells[path] = cell
      }
      display(path)
      // Whoever was told may have reloaded the list.
      guard generation == before else { return false }
    }
    return true
  }

  /// Draws the whole list, `width` columns wide, on a canvas of its own.
  ///
  /// `width` is 0 to `maximumWidth`; values outside are moved to the nearer end. Of each type of cell one is enough.
  /// O(n) in the rows.
  public func render(width: Int) -> Canvas {
    let columns = min(max(0, width), Self.maximumWidth)
    guard columns > 0 else { return Canvas(size: .zero) }
    return settled {
      let layout = wholeLayout(width: columns)
      let rows = layout.height + placeholderLines(of: layout.content, columns).count
      var canvas = Canvas(size: Size(columns: columns, rows: rows))
      for entry in layout.entries {
        let place = Point(column: 0, row: entry.rows.lowerBound)
        let block = Rect(origin: place, size: Size(columns: columns, rows: entry.rows.count))
        draw(entry.part, of: layout.content, isFirst: entry.rows.lowerBound == 0, in: &canvas, rect: block)
      }
      drawPlaceholder(of: layout.content, in: &canvas, rect: canvas.bounds, from: layout.height)
      return canvas
    }
  }

  /// The whole list as bytes; like `render(width:)`, but drawn strip by strip, so that they are all there is in memory.
  func bytes(width: Int, writer: FrameWriter) -> [UInt8] {
    let columns = min(max(0, width), Self.maximumWidth)
    guard columns > 0 else { return [] }
    return settled {
      let layout = wholeLayout(width: columns)
      var placeholder = Canvas(
        size: Size(columns: columns, rows: placeholderLines(of: layout.content, columns).count))
      drawPlaceholder(of: layout.content, in: &placeholder, rect: placeholder.bounds, from: 0)
      let rows = layout.entries.reduce(into: [UInt8]()) { bytes, entry in
        let size = Size(columns: columns, rows: entry.rows.count)
        let step = cellsPerStrip / columns
        for top in stride(from: 0, to: size.rows, by: step) {
          var strip = Canvas(columns: columns, rows: top..<min(top + step, size.rows))
          draw(
            entry.part, of: layout.content, isFirst: entry.rows.lowerBound == 0, in: &strip, rect: Rect(size: size))
          bytes += writer.lines(strip)
        }
      }
      return rows + writer.lines(placeholder)
    }
  }

  /// So many cells take about 100 megabytes.
  private var cellsPerStrip: Int { 4_000_000 }

  /// The layout of the whole list; that of a screen is left alone unless it has this width.
  private func wholeLayout(width: Int) -> ListLayout {
    let layout = layout?.width == width ? currentLayout(forWidth: width) : newLayout(width: width)
    extend(layout, to: .max)
    return layout
  }

  /// Draws a part into the whole of its block.
  func draw(_ part: ListPart, of content: ListContent, isFirst: Bool, in canvas: inout Canvas, rect: Rect) {
    switch supplement(part, isFirst: isFirst) {
    case .title(let title):
      if isDrawingLive { measures.titles[part] = title }
      title.draw(in: &canvas, rect: rect, theme: theme)
    case .view(let view): view.drawTree(in: &canvas, rect: rect)
    case nil:
      for (path, columns) in zip(content.items(in: part), itemColumns(of: content, width: rect.size.columns)) {
        drawItem(path, in: &canvas, rect: rect.columns(columns))
      }
    }
  }

  private func drawItem(_ path: IndexPath, in canvas: inout Canvas, rect: Rect) {
    let visible = visibleCells[path]
    let cell = visible ?? makeCell(at: path)
    cell.colorDepth = shownDepth
    // What is printed is drawn once: its photos are loaded on the spot.
    if isDrawingLive || visible == nil { cell.list = isDrawingLive ? self : nil }
    cell.draw(in: &canvas, rect: rect)
    if selection.contains(path) { canvas.restyleBesidePictures(rect) { $0.inverse.toggle() } }
    if visible == nil { recycle(cell) }
  }

  /// The colours of the screen while it is drawn, otherwise those to be printed.
  var shownDepth: ColorDepth { isDrawingLive ? screenDepth : colorDepth }

  /// The colours of the screen.
  var screenDepth: ColorDepth { screen?.colorDepth ?? colorDepth }

  /// Draws the placeholder, where it is to be seen, from a row of `rect`; a negative one lies above it.
  func drawPlaceholder(of content: ListContent, in canvas: inout Canvas, rect: Rect, from row: Int) {
    let lines = placeholderLines(of: content, rect.size.columns).dropFirst(max(0, -row))
    canvas.draw(lines: lines, in: rect.split(rows: max(0, row)).bottom, style: theme.placeholder)
  }
}

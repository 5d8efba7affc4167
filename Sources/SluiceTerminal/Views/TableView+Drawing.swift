import FoundationEssentials
import Sluice

extension TableView {
  /// Draws into `rect` of the canvas what lies there after scrolling down by `rows`, and nothing outside of it.
  ///
  /// Only what lies above the lower edge is laid out, and only what is visible is drawn. `rows` is 0 or more, and may be
  /// beyond the end, where nothing is. The cells that are visible stay the same ones from one drawing to the next.
  /// A cell that reloads the table meanwhile has it drawn again, as it is then.
  /// O(log n) in the rows laid out before, plus what is new and what is visible.
  public func draw(in canvas: inout Canvas, rect: Rect, scrolledBy rows: Int = 0) {
    guard !rect.intersection(canvas.bounds).isEmpty else { return }
    let top = max(0, rows)
    settled { drawOnce(in: &canvas, rect: rect, window: top..<saturatingSum(top, rect.size.rows)) }
  }

  private func drawOnce(in canvas: inout Canvas, rect: Rect, window: Range<Int>) {
    let before = generation
    let layout = currentLayout(forWidth: rect.size.columns)
    recycleVisibleCells(outside: window)
    guard generation == before else { return }
    extend(layout, to: window.upperBound, keeping: window)
    canvas.fill(rect)
    for entry in layout.entries(in: window) {
      if case .item(let path) = entry.part, visibleCells[path] == nil {
        let cell = makeCell(at: path)
        // A cell of the past must not stay visible after a reload.
        guard generation == before else { return recycle(cell) }
        visibleCells[path] = (cell, entry.rows)
      }
      if case .item(let path) = entry.part {
        display(path)
        // Whoever was told may have reloaded the table.
        guard generation == before else { return }
      }
      draw(entry, of: layout, in: &canvas, rect: rect, window: window)
    }
    if layout.next == nil, layout.height == 0 {
      drawPlaceholder(in: &canvas, rect: rect, scrolledBy: window.lowerBound)
    }
  }

  /// Draws the whole table, `width` columns wide, on a canvas of its own.
  ///
  /// `width` is 0 to `maximumWidth`; values outside are moved to the nearer end. Of each type of cell one is enough.
  /// O(n) in the rows.
  public func render(width: Int) -> Canvas {
    let columns = min(max(0, width), Self.maximumWidth)
    guard columns > 0 else { return Canvas(size: .zero) }
    return settled {
      let layout = wholeLayout(width: columns)
      let rows = layout.height == 0 ? placeholderLines(columns).count : layout.height
      var canvas = Canvas(size: Size(columns: columns, rows: rows))
      for entry in layout.entries {
        let place = Point(column: 0, row: entry.rows.lowerBound)
        draw(entry, in: &canvas, rect: Rect(origin: place, size: Size(columns: columns, rows: entry.rows.count)))
      }
      if layout.height == 0 { drawPlaceholder(in: &canvas, rect: canvas.bounds, scrolledBy: 0) }
      return canvas
    }
  }

  /// The whole table as bytes; like `render(width:)`, but drawn strip by strip, so that they are all there is in memory.
  func bytes(width: Int, writer: FrameWriter) -> [UInt8] {
    let columns = min(max(0, width), Self.maximumWidth)
    guard columns > 0 else { return [] }
    return settled {
      let layout = wholeLayout(width: columns)
      if layout.height == 0 { return writer.lines(render(width: columns)) }
      return layout.entries.reduce(into: []) { bytes, entry in
        let size = Size(columns: columns, rows: entry.rows.count)
        let step = Self.cellsPerStrip / columns
        for top in stride(from: 0, to: size.rows, by: step) {
          var strip = Canvas(columns: columns, rows: top..<min(top + step, size.rows))
          draw(entry, in: &strip, rect: Rect(size: size))
          bytes += writer.lines(strip)
        }
      }
    }
  }

  /// So many cells take about 100 megabytes.
  private static var cellsPerStrip: Int { 4_000_000 }

  /// The layout of the whole table; that of a screen is left alone unless it has this width.
  private func wholeLayout(width: Int) -> TableLayout {
    let layout = layout?.width == width ? currentLayout(forWidth: width) : TableLayout(width: width)
    extend(layout, to: .max)
    return layout
  }

  /// Draws a part whose rows the window shares: straight into the canvas if it lies inside, otherwise by way of another.
  private func draw(
    _ entry: TableLayout.Entry, of layout: TableLayout, in canvas: inout Canvas, rect: Rect, window: Range<Int>
  ) {
    let seen = entry.rows.clamped(to: window)
    let place = Point(column: rect.minColumn, row: saturatingSum(rect.minRow, seen.lowerBound - window.lowerBound))
    let size = Size(columns: layout.width, rows: entry.rows.count)
    if seen == entry.rows {
      draw(entry, in: &canvas, rect: Rect(origin: place, size: size))
    } else {
      let top = seen.lowerBound - entry.rows.lowerBound
      var strip = Canvas(columns: size.columns, rows: top..<top + seen.count)
      draw(entry, in: &strip, rect: Rect(size: size))
      canvas.draw(strip, at: place)
    }
  }

  private func draw(_ entry: TableLayout.Entry, in canvas: inout Canvas, rect: Rect) {
    guard case .item(let path) = entry.part else {
      title(entry.part, atRow: entry.rows.lowerBound)?.draw(in: &canvas, rect: rect)
      return
    }
    let visible = visibleCells[path]?.cell
    let cell = visible ?? makeCell(at: path)
    cell.colorDepth = colorDepth
    cell.draw(in: &canvas, rect: rect)
    if selection.contains(path) { canvas.restyle(rect) { $0.inverse.toggle() } }
    if visible == nil { recycle(cell) }
  }

  private func drawPlaceholder(in canvas: inout Canvas, rect: Rect, scrolledBy rows: Int) {
    canvas.draw(
      lines: placeholderLines(rect.size.columns).dropFirst(rows), in: rect, style: Style(dim: true))
  }
}

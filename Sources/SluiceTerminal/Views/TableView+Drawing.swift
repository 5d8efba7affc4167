import FoundationEssentials
import Sluice

extension TableView {
  /// Draws into `rect` of the canvas what lies there after scrolling down by `rows`, and nothing outside of it.
  ///
  /// Only what lies above the lower edge is laid out, and only what is visible is drawn. `rows` is 0 or more, and may be
  /// beyond the end, where nothing is. The cells that are visible stay the same ones from one drawing to the next.
  /// O(log n) in the rows laid out before, plus what is new and what is visible.
  public func draw(in canvas: inout Canvas, rect: Rect, scrolledBy rows: Int = 0) {
    guard !rect.intersection(canvas.bounds).isEmpty else { return }
    let layout = currentLayout(forWidth: rect.size.columns)
    let top = max(0, rows)
    let window = top..<saturatingSum(top, rect.size.rows)
    recycleVisibleCells(outside: window)
    extend(layout, to: window.upperBound, keeping: window)
    canvas.fill(rect)
    for entry in layout.entries(in: window) {
      if case .item(let path) = entry.part, visibleCells[path] == nil {
        visibleCells[path] = (makeCell(at: path), entry.rows)
      }
      draw(entry, of: layout, in: &canvas, rect: rect, window: window)
    }
    if layout.next == nil, layout.height == 0 { drawPlaceholder(in: &canvas, rect: rect, scrolledBy: top) }
  }

  /// Draws the whole table, `width` columns wide, on a canvas of its own.
  ///
  /// `width` is 0 to `maximumWidth`; values outside are moved to the nearer end. Of each type of cell one is enough.
  /// O(n) in the rows.
  public func render(width: Int) -> Canvas {
    let columns = min(max(0, width), Self.maximumWidth)
    guard columns > 0 else { return Canvas(size: .zero) }
    let layout = layout?.width == columns ? currentLayout(forWidth: columns) : TableLayout(width: columns)
    extend(layout, to: .max)
    let isEmpty = layout.height == 0
    var canvas = Canvas(
      size: Size(columns: columns, rows: isEmpty ? placeholderLines(columns).count : layout.height))
    for entry in layout.entries { draw(entry, of: layout, in: &canvas, rect: canvas.bounds, window: 0..<layout.height) }
    if isEmpty { drawPlaceholder(in: &canvas, rect: canvas.bounds, scrolledBy: 0) }
    return canvas
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
      var whole = Canvas(size: size)
      draw(entry, in: &whole, rect: whole.bounds)
      let part = Rect(
        column: 0, row: seen.lowerBound - entry.rows.lowerBound, columns: size.columns, rows: seen.count)
      canvas.draw(whole, part: part, at: place)
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
    if visible == nil { recycle(cell) }
  }

  private func drawPlaceholder(in canvas: inout Canvas, rect: Rect, scrolledBy rows: Int) {
    canvas.draw(
      lines: placeholderLines(rect.size.columns).dropFirst(rows), in: rect, style: Style(dim: true))
  }
}

extension Canvas {
  /// Draws something `rows` high that begins at `top`, counted from the first row of `rect` and perhaps above it.
  ///
  /// What lies wholly inside is drawn straight into the canvas, what is cut by way of a strip of another one: so nothing
  /// is drawn outside of `rect`.
  mutating func drawBlock(rows: Int, from top: Int, in rect: Rect, _ draw: (inout Canvas, Rect) -> Void) {
    let seen = (top..<saturatingSum(top, rows)).clamped(to: 0..<rect.size.rows)
    guard !seen.isEmpty else { return }
    let size = Size(columns: rect.size.columns, rows: rows)
    let place = Point(column: rect.minColumn, row: saturatingSum(rect.minRow, seen.lowerBound))
    if seen.count == rows { return draw(&self, Rect(origin: place, size: size)) }
    var strip = Canvas(columns: size.columns, rows: seen.lowerBound - top..<seen.upperBound - top)
    draw(&strip, Rect(size: size))
    self.draw(strip, at: place)
  }
}

extension Rect {
  /// The columns of the block, counted from its left edge, as far as it has them.
  func columns(_ columns: Range<Int>) -> Rect {
    split(columns: columns.lowerBound).right.split(columns: columns.count).left
  }
}

extension View {
  /// Lays the view and those inside of it out in `rect`, and draws them there; for a view that another one draws.
  func drawTree(in canvas: inout Canvas, rect: Rect) {
    frame = rect
    drawLaidOut(in: &canvas)
  }

  private func drawLaidOut(in canvas: inout Canvas) {
    guard !isHidden, !frame.isEmpty else { return }
    layoutSubviews()
    draw(in: &canvas)
    if drawsSubviews { return }
    for subview in subviews { subview.drawLaidOut(in: &canvas) }
  }
}

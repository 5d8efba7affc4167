/// A title in bold and a fainter text below it, both as high as they need to be.
struct MessageBlock {
  let title: String
  let supplement: String?

  /// The rows of both texts, wrapped.
  func height(forWidth columns: Int) -> Int {
    title.wrapped(toWidth: columns).count + supplementLines(columns).count
  }

  /// Draws the title, and the supplement set in below it.
  func draw(in canvas: inout Canvas, rect: Rect) {
    let columns = rect.size.columns
    let used = canvas.draw(lines: title.wrapped(toWidth: columns), in: rect, style: Style(bold: true))
    let block = rect.split(rows: used).bottom.split(columns: indent(columns)).right
    canvas.draw(lines: supplementLines(columns), in: block, style: Style(dim: true))
  }

  /// The columns by which the supplement is set in; none where there is hardly room for the text.
  private func indent(_ columns: Int) -> Int { columns < 12 ? 0 : 2 }

  private func supplementLines(_ columns: Int) -> [Substring] {
    guard let supplement, !supplement.isEmpty else { return [] }
    return supplement.wrapped(toWidth: columns - indent(columns))
  }
}

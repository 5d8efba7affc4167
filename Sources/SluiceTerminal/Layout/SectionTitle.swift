/// The text above or below a section, as it is drawn.
///
/// A header is bold, with a rule behind its last line up to the right edge, and a blank row before it unless it is the
/// first thing in the table. A footer is faint.
struct SectionTitle {
  enum Place {
    case header(isFirst: Bool)
    case footer
  }

  let text: String
  let place: Place

  /// The rows that the title needs where it is `columns` wide.
  func height(forWidth columns: Int) -> Int {
    gap + text.wrapped(toWidth: columns).count
  }

  func draw(in canvas: inout Canvas, rect: Rect, theme: Theme) {
    let lines = text.wrapped(toWidth: rect.size.columns)
    let block = rect.split(rows: gap).bottom
    guard case .header = place else {
      canvas.draw(lines: lines, in: block, style: theme.secondary)
      return
    }
    canvas.draw(lines: lines, in: block, style: theme.header)
    guard let last = lines.last, lines.count <= block.size.rows else { return }
    let row = block.split(rows: lines.count - 1).bottom.split(rows: 1).top
    canvas.fill(row.split(columns: last.isEmpty ? 0 : last.displayWidth + 1).right, with: "─", style: theme.border)
  }

  private var gap: Int {
    if case .header(isFirst: false) = place { 1 } else { 0 }
  }
}

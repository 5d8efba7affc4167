import SluiceTerminal

/// A film in a frame: its title, what it is about, its hearts and its date.
final class ReelsCollectionCell: CollectionViewCell {
  private var film: Reels?

  func bind(reels: Reels) {
    film = reels
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    film = nil
  }

  override func height(forWidth columns: Int) -> Int { 6 }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    guard let film else { return }
    drawFrame(in: &canvas, rect)
    let inside = Rect(
      column: rect.minColumn + 2, row: rect.minRow + 1, columns: max(0, rect.size.columns - 4),
      rows: max(0, rect.size.rows - 2))
    let columns = inside.size.columns
    canvas.draw("▶ \(film.title)".truncated(toWidth: columns), at: inside.origin, style: Style(bold: true), in: inside)
    let description = film.videoDescription.wrapped(toWidth: columns).prefix(2)
    canvas.draw(lines: description, in: inside.split(rows: 1).bottom)
    let foot = "♥ \(film.hearts)  \(film.day)".truncated(toWidth: columns)
    canvas.draw(foot, at: Point(column: inside.minColumn, row: inside.maxRow - 1), style: Style(dim: true), in: inside)
  }

  private func drawFrame(in canvas: inout Canvas, _ rect: Rect) {
    let line = String(repeating: "─", count: max(0, rect.size.columns - 2))
    let style = Style(dim: true)
    for row in rect.rows {
      let text =
        switch row {
        case rect.minRow: "╭\(line)╮"
        case rect.maxRow - 1: "╰\(line)╯"
        default: "│" + String(repeating: " ", count: line.count) + "│"
        }
      canvas.draw(text, at: Point(column: rect.minColumn, row: row), style: style, in: rect)
    }
  }
}

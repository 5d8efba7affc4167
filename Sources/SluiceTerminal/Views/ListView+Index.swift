import FoundationEssentials
import Sluice

// The index of the sections: its titles stand in a column of their own, where the data source gives them.
extension ListView {
  /// The columns of the index where there is room for it; 0 without titles.
  func indexColumns(in rect: Rect) -> Int {
    guard let titles = sectionedDataSource?.titlesOfSectionIndex, !titles.isEmpty else { return 0 }
    let columns = min(4, titles.reduce(1) { max($0, $1.displayWidth) }) + 1
    return rect.size.columns >= columns * 4 ? columns : 0
  }

  /// The titles that are shown, from the top, each with its place among all: evenly chosen where there are too many.
  private func shownTitles(rows: Int) -> [(title: String, place: Int)] {
    let titles = sectionedDataSource?.titlesOfSectionIndex ?? []
    guard titles.count > rows, rows > 0 else { return titles.enumerated().map { ($1, $0) } }
    return (0..<rows).map { row in
      let place = rows > 1 ? row * (titles.count - 1) / (rows - 1) : 0
      return (titles[place], place)
    }
  }

  func drawIndex(of window: ListWindow, in canvas: inout Canvas, _ rect: Rect) {
    guard !rect.isEmpty else { return }
    let titles = shownTitles(rows: rect.size.rows)
    let here = listCursor.path?.section ?? window.offset.part.section
    let sections = titles.map { sectionedDataSource?.section(forSectionIndexTitle: $0.title, at: $0.place) }
    let current = sections.lastIndex { $0.map { $0 <= here } ?? false }
    for (row, (title, _)) in titles.enumerated() {
      let place = Point(column: rect.minColumn + 1, row: rect.minRow + row)
      canvas.draw(title, at: place, style: row == current ? theme.accent : theme.secondary, in: rect)
    }
  }

  /// Goes to the section whose title is at a cell of the screen; false where there is none.
  func pickSection(at point: Point, _ rect: Rect) -> Bool {
    guard rect.contains(point) else { return false }
    let titles = shownTitles(rows: rect.size.rows)
    let row = point.row - rect.minRow
    guard titles.indices.contains(row) else { return true }
    let (title, place) = titles[row]
    if let section = sectionedDataSource?.section(forSectionIndexTitle: title, at: place) { go(toSection: section) }
    return true
  }
}

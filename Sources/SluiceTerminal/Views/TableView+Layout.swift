import FoundationEssentials
import Sluice

extension TableView {
  /// The rows that the whole table needs where it is `columns` wide; 0 where that is less than 1.
  ///
  /// Measures every row that has not been measured at this width since the last reload: O(n) the first time.
  public func contentHeight(forWidth columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    return settled {
      let layout = currentLayout(forWidth: columns)
      extend(layout, to: .max)
      return layout.next == nil && layout.height == 0 ? placeholderLines(columns).count : layout.height
    }
  }

  /// What `work` finds out, once no cell reloads the table meanwhile: it is done again after a reload, which has made
  /// the layout one of the past.
  ///
  /// Cells that reload the table whenever they are made would keep it busy for ever, so the 16th answer is the last.
  func settled<Result>(_ work: () -> Result) -> Result {
    for _ in 1..<16 {
      let before = generation
      let result = work()
      if generation == before { return result }
    }
    return work()
  }

  /// The layout for a width, which is at least 1 and made at most `maximumWidth`; kept if the width is the last one.
  func currentLayout(forWidth columns: Int) -> TableLayout {
    let width = min(columns, Self.maximumWidth)
    if let layout, layout.width == width { return layout }
    recycleVisibleCells(outside: 0..<0)
    let layout = TableLayout(width: width)
    self.layout = layout
    return layout
  }

  /// Measures what lies above `row`; cells that share a row with `kept` stay as visible ones.
  func extend(_ layout: TableLayout, to row: Int, keeping kept: Range<Int> = 0..<0) {
    extend(layout, while: { $0.height < row }, keeping: kept)
  }

  /// Measures one part after the other.
  ///
  /// A cell that reloads the table while it is being measured ends the work: the layout is of the past then.
  func extend(_ layout: TableLayout, while isNeeded: (TableLayout) -> Bool, keeping kept: Range<Int> = 0..<0) {
    while isNeeded(layout), let part = layout.advance(in: sectionedDataSource) {
      let before = generation
      let rows = height(of: part, in: layout, keeping: kept)
      guard generation == before else { return }
      layout.append(rows: rows)
    }
  }

  private func height(of part: TableLayout.Part, in layout: TableLayout, keeping kept: Range<Int>) -> Int {
    guard case .item(let path) = part else {
      return title(part, atRow: layout.height)?.height(forWidth: layout.width) ?? 0
    }
    if rowHeight >= 0 { return min(rowHeight, Self.maximumRowHeight) }
    let before = generation
    let cell = makeCell(at: path)
    let rows = min(max(0, cell.height(forWidth: layout.width)), Self.maximumRowHeight)
    let taken = layout.height..<saturatingSum(layout.height, rows)
    if generation == before, taken.overlaps(kept) {
      visibleCells[path] = (cell, taken)
    } else {
      recycle(cell)
    }
    return rows
  }

  /// The title that a header or footer shows when it begins at `row`; nil if it has none, and for an item.
  func title(_ part: TableLayout.Part, atRow row: Int) -> SectionTitle? {
    switch part {
    case .header(let section):
      sectionedDataSource?.titleForHeader(inSection: section).map {
        SectionTitle(text: $0, place: .header(isFirst: row == 0))
      }
    case .footer(let section):
      sectionedDataSource?.titleForFooter(inSection: section).map { SectionTitle(text: $0, place: .footer) }
    case .item: nil
    }
  }

  /// A cell that shows the item at `path`, or why it cannot be shown.
  func makeCell(at path: IndexPath) -> TableViewCell {
    do {
      if let cell = try sectionedDataSource?.cell(at: path) { return cell }
      return TableViewCell()
    } catch {
      let cell = MessageTableViewCell()
      cell.setMessage(title: "[\(error)]")
      return cell
    }
  }

  func placeholderLines(_ columns: Int) -> [Substring] {
    guard let placeholder, !placeholder.isEmpty else { return [] }
    return placeholder.wrapped(toWidth: min(columns, Self.maximumWidth))
  }

  /// The most rows that a cell gets, so that the sum of all stays a number of rows.
  private static var maximumRowHeight: Int { 1 << 20 }
}

import FoundationEssentials
import Sluice

extension ListView {
  /// The rows that the whole list needs where it is `columns` wide; 0 where that is less than 1.
  ///
  /// Measures every row that has not been measured at this width since the last reload: O(n) the first time.
  public func contentHeight(forWidth columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    return settled {
      let layout = currentLayout(forWidth: columns)
      extend(layout, to: .max)
      return layout.height + placeholderLines(of: layout.content, columns).count
    }
  }

  /// What `work` finds out, once no cell reloads the list meanwhile: it is done again after a reload, which has made
  /// the layout one of the past.
  ///
  /// Cells that reload the list whenever they are made would keep it busy for ever, so the 16th answer is the last.
  func settled<Result>(_ work: () -> Result) -> Result {
    for _ in 1..<16 {
      let before = generation
      let result = work()
      if generation == before { return result }
    }
    return work()
  }

  /// What the list is made of where it is `columns` wide.
  func content(forWidth columns: Int) -> ListContent {
    let counts = (0..<max(0, numberOfSections)).map(itemCount(inSection:))
    return ListContent(counts: counts, itemsPerBand: itemsPerBand(forWidth: columns))
  }

  /// A layout from the top for a width.
  func newLayout(width: Int) -> ListLayout { ListLayout(width: width, content: content(forWidth: width)) }

  /// The layout for a width, which is at least 1 and made at most `maximumWidth`; kept if the width is the last one.
  func currentLayout(forWidth columns: Int) -> ListLayout {
    let width = min(columns, Self.maximumWidth)
    if let layout, layout.width == width { return layout }
    recycleVisibleCells { _ in false }
    let layout = newLayout(width: width)
    self.layout = layout
    return layout
  }

  /// Measures what lies above `row`; cells that share a row with `kept` stay as visible ones.
  func extend(_ layout: ListLayout, to row: Int, keeping kept: Range<Int> = 0..<0) {
    extend(layout, while: { $0.height < row }, keeping: kept)
  }

  /// Measures one part after the other.
  ///
  /// A cell that reloads the list while it is being measured ends the work: the layout is of the past then.
  func extend(_ layout: ListLayout, while isNeeded: (ListLayout) -> Bool, keeping kept: Range<Int> = 0..<0) {
    while isNeeded(layout), let part = layout.next {
      let top = layout.height
      let rows = measure(part, of: layout.content, width: layout.width, isFirst: top == 0) { rows in
        (top..<saturatingSum(top, rows)).overlaps(kept)
      }
      guard let rows else { return }
      layout.append(rows: rows)
    }
  }

  /// The rows that a part needs; nil if a cell has reloaded the list meanwhile.
  ///
  /// Cells that are made for it stay as visible ones where `isKept` says so of the rows, otherwise they go back.
  func measure(
    _ part: ListPart, of content: ListContent, width: Int, isFirst: Bool, keepingCells isKept: (Int) -> Bool
  ) -> Int? {
    let before = generation
    guard case .band = part else {
      let rows = supplement(part, isFirst: isFirst)?.height(forWidth: width) ?? 0
      return generation == before ? rows : nil
    }
    if rowHeight >= 0 { return min(rowHeight, maximumRowHeight) }
    let places = itemColumns(of: content, width: width)
    var rows = 0
    var made: [(IndexPath, Cell)] = []
    for (path, columns) in zip(content.items(in: part), places) {
      let cell = visibleCells[path] ?? makeCell(at: path)
      if visibleCells[path] == nil { made.append((path, cell)) }
      rows = max(rows, min(max(0, cell.height(forWidth: columns.count)), maximumRowHeight))
      if generation != before { break }
    }
    let keeps = generation == before && isKept(rows)
    for (path, cell) in made {
      if keeps { visibleCells[path] = cell } else { recycle(cell) }
    }
    return generation == before ? rows : nil
  }

  /// The columns of the items that stand side by side, counted from the left edge of the list.
  func itemColumns(of content: ListContent, width: Int) -> [Range<Int>] {
    let count = content.itemsPerBand
    if count == 1 { return [0..<width] }
    let each = max(1, (width - (count - 1) * itemSpacing) / count)
    return (0..<count).map { $0 * (each + itemSpacing)..<$0 * (each + itemSpacing) + each }
  }

  /// A cell that shows the item at `path`, or why it cannot be shown.
  func makeCell(at path: IndexPath) -> Cell {
    do {
      if let cell = try sectionedDataSource?.cell(at: path) { return cell }
      return Cell()
    } catch {
      return messageCell("[\(error)]")
    }
  }

  /// The lines below the titles of a list without an item; none where there are items.
  func placeholderLines(of content: ListContent, _ columns: Int) -> [Substring] {
    guard content.itemCount == 0, let placeholder, !placeholder.isEmpty else { return [] }
    return placeholder.wrapped(toWidth: min(columns, Self.maximumWidth))
  }

  /// The most rows that a cell gets, so that the sum of all stays a number of rows.
  private var maximumRowHeight: Int { 1 << 20 }
}

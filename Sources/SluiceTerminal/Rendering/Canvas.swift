/// A grid of cells in memory, on which a frame is drawn before it is sent to a terminal in one piece.
///
/// A canvas is a value: drawing touches no terminal. A wide character takes a left and a right cell, and the canvas
/// keeps them together: whatever overwrites one half turns the other into a space, and a wide character that is half
/// outside is drawn as a space. What lies outside is clipped. Places are columns and rows, counted from 0.
public struct Canvas: Sendable, Hashable {
  /// The extent of the grid.
  public let size: Size

  /// The first row of the grid: 0, but for a strip of something higher that is drawn piece by piece.
  private let firstRow: Int

  /// The cells, row by row from the top; every left half is followed by its right half.
  private(set) var cells: [GridCell]

  /// The pictures among the cells, for a terminal that can show them as they are.
  var placements: [PicturePlacement] = []

  /// An empty canvas: spaces in the given style.
  ///
  /// O(cells).
  public init(size: Size, style: Style = .plain) {
    self.size = size
    firstRow = 0
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// An empty strip of a higher canvas: it has these rows of it, and clips what is drawn above and below them.
  init(columns: Int, rows: Range<Int>) {
    size = Size(columns: columns, rows: rows.count)
    firstRow = rows.lowerBound
    cells = Array(repeating: .blank(), count: size.columns * size.rows)
  }

  /// The whole canvas as a block.
  public var bounds: Rect { Rect(origin: Point(column: 0, row: firstRow), size: size) }

  /// The cell at `point`; a plain space outside of the canvas.
  ///
  /// O(1).
  public subscript(point: Point) -> GridCell {
    bounds.contains(point) ? cells[offset(column: point.column, row: point.row)] : .blank()
  }

  /// The cells of a row from left to right; empty outside of the canvas.
  ///
  /// O(1).
  public subscript(row row: Int) -> ArraySlice<GridCell> {
    guard bounds.rows.contains(row) else { return [] }
    return cells[offset(column: 0, row: row)..<offset(column: 0, row: row + 1)]
  }

  private func offset(column: Int, row: Int) -> Int { (row - firstRow) * size.columns + column }

  /// Writes a character of 1 or 2 columns, all of them inside the canvas, and keeps wide characters whole.
  mutating func put(_ character: Character, columns: Int, style: Style, column: Int, row: Int) {
    let first = offset(column: column, row: row)
    let last = first + columns - 1
    if cells[first].isContinuation { cells[first - 1] = .blank(cells[first - 1].style) }
    if cells[last].isLead { cells[last + 1] = .blank(cells[last].style) }
    cells[first] = GridCell(character: character, style: style, columns: Int8(columns))
    if columns == 2 { cells[last] = GridCell(character: " ", style: style, columns: 0) }
  }

  /// Writes a run of cells, all of them inside the canvas, and keeps wide characters whole at both of its ends.
  ///
  /// `columns` is not empty, and `run` holds as many cells as it does. O(cells of the run).
  mutating func replace(row: Int, columns: Range<Int>, with run: some Collection<GridCell>) {
    let first = offset(column: columns.lowerBound, row: row)
    let end = first + columns.count
    if cells[first].isContinuation { cells[first - 1] = .blank(cells[first - 1].style) }
    if cells[end - 1].isLead { cells[end] = .blank(cells[end].style) }
    var index = first
    for cell in run {
      cells[index] = cell
      index += 1
    }
    if cells[first].isContinuation { cells[first] = .blank(cells[first].style) }
    if cells[end - 1].isLead { cells[end - 1] = .blank(cells[end - 1].style) }
  }

  /// Changes the style of the cells in `rect`, and keeps what is drawn there, for a selection or a faded row.
  ///
  /// A wide character takes the style of its left half. O(cells of the block).
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      for column in area.columns {
        let index = offset(column: column, row: row)
        if cells[index].isContinuation { continue }
        change(&cells[index].style)
        if cells[index].isLead { cells[index + 1].style = cells[index].style }
      }
    }
  }
}

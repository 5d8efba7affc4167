extension Rect {
  /// Whether the cell at `point` lies in the block.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The cells that both blocks share; an empty block where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return Rect(
      column: column, row: row,
      columns: min(maxColumn, other.maxColumn) - column, rows: min(maxRow, other.maxRow) - row)
  }

  /// The block moved right by `columns` and down by `rows`; it stops at column 0 and row 0.
  public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      origin: Point(
        column: saturatingSum(origin.column, columns), row: saturatingSum(origin.row, rows)),
      size: size)
  }

  /// The block without `columns` on the left and on the right, and `rows` above and below.
  ///
  /// What is too small for its margins becomes empty and stays inside the block.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    let left = min(max(0, columns), size.columns)
    let top = min(max(0, rows), size.rows)
    return Rect(
      column: saturatingSum(minColumn, left), row: saturatingSum(minRow, top),
      columns: size.columns - left - left, rows: size.rows - top - top)
  }

  /// The block cut in two at `columns` from its left edge: what is left of the cut, and the rest.
  public func split(columns: Int) -> (left: Rect, right: Rect) {
    let cut = min(max(0, columns), size.columns)
    return (
      Rect(column: minColumn, row: minRow, columns: cut, rows: size.rows),
      Rect(column: saturatingSum(minColumn, cut), row: minRow, columns: size.columns - cut, rows: size.rows)
    )
  }

  /// The block cut in two at `rows` from its top edge: what is above the cut, and the rest.
  public func split(rows: Int) -> (top: Rect, bottom: Rect) {
    let cut = min(max(0, rows), size.rows)
    return (
      Rect(column: minColumn, row: minRow, columns: size.columns, rows: cut),
      Rect(column: minColumn, row: saturatingSum(minRow, cut), columns: size.columns, rows: size.rows - cut)
    )
  }
}

/// `first + second`, held at `Int.max` and `Int.min` where the sum does not fit.
func saturatingSum(_ first: Int, _ second: Int) -> Int {
  let (sum, overflow) = first.addingReportingOverflow(second)
  guard overflow else { return sum }
  return second > 0 ? .max : .min
}

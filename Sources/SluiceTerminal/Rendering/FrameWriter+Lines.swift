extension FrameWriter {
  /// The canvas with styles, each row ended by a reset where it needs one and a line break.
  ///
  /// Meant for the bottom of a terminal that scrolls, with the cursor in column 0. Spaces at the end of a row that
  /// cannot be seen are left out. O(cells).
  func styledLines(_ canvas: Canvas) -> [UInt8] {
    var stream = CellStream(depth: depth)
    stream.bytes.reserveCapacity(canvas.cells.count)
    for row in canvas.bounds.rows {
      append(canvas[row: row], to: &stream)
      stream.bytes.append(UInt8(ascii: "\n"))
    }
    return stream.bytes
  }

  private func append(_ cells: ArraySlice<GridCell>, to stream: inout CellStream) {
    let end = cells.lastIndex { !stream.isInvisible($0) }.map { $0 + 1 } ?? cells.startIndex
    var mayHaveSpilled = false
    for index in cells.startIndex..<end where !cells[index].isContinuation {
      let cell = cells[index]
      if movesCursor, cell.character.isContested {
        // Without line wrap, nothing can spill over the end of the row.
        if !mayHaveSpilled { stream.bytes += "\u{1B}[?7l".utf8 }
        stream.writeContested(cell, address: { .column(index - cells.startIndex + $0) })
        mayHaveSpilled = true
      } else {
        stream.write(cell)
      }
    }
    stream.reset()
    guard mayHaveSpilled else { return }
    // A cluster drawn wider than reserved may reach into the columns that are left out.
    if end < cells.endIndex { stream.bytes += "\u{1B}[K".utf8 }
    stream.bytes += "\u{1B}[?7h".utf8
  }
}

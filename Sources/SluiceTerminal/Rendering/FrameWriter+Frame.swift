extension FrameWriter {
  /// The bytes that change a screen which shows `old` into one that shows `new`; none where they are equal.
  ///
  /// Only changed cells are written, each run of them after an absolute move. Without `old`, or after a change of
  /// size, the screen is erased and drawn anew. The screen must begin in the top left corner of the terminal and be
  /// at least as large as the canvas. Afterwards the style is reset; the cursor is wherever the last run ended.
  /// After a cluster that terminals disagree about, the rest of its row is written as well, because the cluster may
  /// have spilled over it. Line wrap is off while the frame is drawn, so that nothing can spill over the row's end.
  /// Needs a terminal that moves the cursor, whatever `movesCursor` says. O(cells).
  public func frame(_ new: Canvas, since old: Canvas?) -> [UInt8] {
    var stream = CellStream(depth: depth)
    let base: Canvas
    let erases: Bool
    if let old, old.size == new.size {
      (base, erases) = (old, false)
    } else {
      (base, erases) = (Canvas(size: new.size), true)
    }
    for row in 0..<new.size.rows { append(row: row, of: new, since: base, to: &stream) }
    stream.reset()
    if stream.bytes.isEmpty, !erases { return [] }
    return Array((erases ? "\u{1B}[?7l\u{1B}[0m\u{1B}[2J" : "\u{1B}[?7l").utf8) + stream.bytes
      + Array("\u{1B}[?7h".utf8)
  }

  private func append(row: Int, of new: Canvas, since old: Canvas, to stream: inout CellStream) {
    let cells = new[row: row]
    let before = old[row: row]
    if cells == before { return }
    var cursor = -1
    var mayHaveSpilled = false
    for (index, pair) in zip(cells, before).enumerated() {
      let cell = pair.0
      // A right half is written with its left half, which differs whenever the right half does.
      if cell.isContinuation || (cell == pair.1 && !mayHaveSpilled) { continue }
      if cursor != index { stream.move(to: .cell(column: index, row: row)) }
      if cell.character.isContested {
        stream.writeContested(cell, address: { .cell(column: index + $0, row: row) })
        mayHaveSpilled = true
      } else {
        stream.write(cell)
      }
      cursor = index + Int(cell.columns)
    }
  }
}

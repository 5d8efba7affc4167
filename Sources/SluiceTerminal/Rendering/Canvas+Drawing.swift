extension Canvas {
  /// Draws text in one line from `point` to the right, and returns the columns it took up to the right edge.
  ///
  /// Nothing is drawn outside of `clip` (the whole canvas where it is nil); a wide character that is half outside
  /// becomes a space. Control characters become visible symbols ("␛"), line breaks too ("␊"): cut the text
  /// with `wrapped(toWidth:)` first. A tab becomes four spaces. Marks without a base are left out.
  /// The next piece of the same line begins at `point.column` plus the result. O(n), up to the right edge of the clip.
  @discardableResult
  public mutating func draw(
    _ text: some StringProtocol, at point: Point, style: Style = .plain, in clip: Rect? = nil
  ) -> Int {
    let area = (clip ?? bounds).intersection(bounds)
    guard area.rows.contains(point.row) else { return 0 }
    if let drawn = drawASCII(text, at: point, style: style, in: area) { return drawn }
    var column = point.column
    for character in text {
      guard column < area.maxColumn else { break }
      let columns = character.displayWidth
      if columns > 2 {
        blank(column..<column + columns, row: point.row, style: style, in: area)
      } else if let shown = character.drawable(width: columns) {
        place(shown, columns: columns, style: style, at: Point(column: column, row: point.row), in: area)
      }
      column += columns
    }
    return max(0, min(column, area.maxColumn) - point.column)
  }

  /// Draws lines below each other from the top left of `rect`, clipped to it, and returns the rows used.
  ///
  /// With `wrapped(toWidth: rect.size.columns)` this fills a block with a paragraph. O(n).
  @discardableResult
  public mutating func draw(lines: some Sequence<some StringProtocol>, in rect: Rect, style: Style = .plain) -> Int {
    var used = 0
    for (row, line) in zip(rect.rows, lines) {
      draw(line, at: Point(column: rect.minColumn, row: row), style: style, in: rect)
      used += 1
    }
    return used
  }

  /// Fills the block with a character; with a wide one, an odd last column becomes a space.
  ///
  /// O(cells of the block).
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let columns = character.displayWidth
    let shown = columns > 2 ? " " : character.drawable(width: columns) ?? " "
    for row in area.rows {
      if columns == 2 {
        for column in stride(from: area.minColumn, to: area.maxColumn, by: 2) {
          place(shown, columns: 2, style: style, at: Point(column: column, row: row), in: area)
        }
      } else {
        let cell = GridCell(character: shown, style: style, columns: 1)
        replace(row: row, columns: area.columns, with: repeatElement(cell, count: area.size.columns))
      }
    }
  }

  /// Draws `part` of another canvas (all of it where it is nil) with its top left cell at `point`.
  ///
  /// Scrolling is a `part` that starts further down. A wide character cut by the part or by the edge becomes a space.
  /// O(cells drawn).
  public mutating func draw(_ other: Canvas, part: Rect? = nil, at point: Point) {
    let source = (part ?? other.bounds).intersection(other.bounds)
    let target = Rect(origin: point, size: source.size).intersection(bounds)
    guard !target.isEmpty else { return }
    for row in target.rows {
      let cells = other[row: source.minRow + row - point.row].dropFirst(source.minColumn)
      replace(row: row, columns: target.columns, with: cells.prefix(target.size.columns))
    }
    let seen = Rect(
      column: source.minColumn, row: source.minRow + target.minRow - point.row, columns: target.size.columns,
      rows: target.size.rows)
    takePictures(of: other, in: seen, movedTo: target.origin)
  }

  /// Draws printable ASCII at once, and returns its columns; nil for other text, which takes the longer way.
  ///
  /// Looks at no more of the text than fits, and at the byte after it, which could be a mark on the last letter.
  private mutating func drawASCII(
    _ text: some StringProtocol, at point: Point, style: Style, in area: Rect
  ) -> Int? {
    guard point.column >= area.minColumn, point.column < area.maxColumn else { return nil }
    let drawn = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let room = area.maxColumn - point.column
      guard bytes.prefix(room + 1).allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) else { return nil }
      let run = bytes.prefix(room)
      guard !run.isEmpty else { return 0 }
      replace(
        row: point.row, columns: point.column..<point.column + run.count,
        with: run.lazy.map { GridCell(character: Character(Unicode.Scalar($0)), style: style, columns: 1) })
      return run.count
    }
    return drawn ?? nil
  }

  /// Writes a character of 1 or 2 columns as far as it lies in `area`; a half of it becomes a space.
  private mutating func place(_ character: Character, columns: Int, style: Style, at point: Point, in area: Rect) {
    if point.column >= area.minColumn, point.column + columns <= area.maxColumn {
      put(character, columns: columns, style: style, column: point.column, row: point.row)
    } else {
      blank(point.column..<point.column + columns, row: point.row, style: style, in: area)
    }
  }

  private mutating func blank(_ columns: Range<Int>, row: Int, style: Style, in area: Rect) {
    for column in columns.clamped(to: area.columns) {
      put(" ", columns: 1, style: style, column: column, row: row)
    }
  }
}

/// The bytes of a frame in the making, and the pen the terminal has in hand after them.
struct CellStream {
  /// Where a cursor is sent.
  enum Address {
    /// A column, counted from 0, of the row the cursor is in.
    case column(Int)
    /// A column and a row, counted from 0.
    case cell(column: Int, row: Int)
  }

  var bytes: [UInt8] = []
  private let depth: ColorDepth
  private var pen = Pen.standard
  /// The style that `pen` was made from, to spare the search for the nearest colour.
  private var style = Style.plain

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Whether the cell looks like an erased one.
  func isInvisible(_ cell: GridCell) -> Bool {
    cell.columns == 1 && cell.character == " " && Pen(cell.style, depth: depth).leavesSpacesBlank
  }

  /// Writes the cell's character where the cursor is.
  mutating func write(_ cell: GridCell) {
    take(cell.style)
    let character = cell.character.utf8
    if character.count == 1, let byte = character.first {
      bytes.append(byte)
    } else {
      bytes += character
    }
  }

  /// Writes a cluster that terminals disagree about, and leaves the cursor in the cell after it.
  ///
  /// `address` gives the place of a column, counted from the cluster's first.
  mutating func writeContested(_ cell: GridCell, address: (Int) -> Address) {
    take(cell.style)
    for _ in 0..<cell.columns { bytes.append(UInt8(ascii: " ")) }
    move(to: address(0))
    bytes += cell.character.utf8
    move(to: address(Int(cell.columns)))
  }

  /// Sends the cursor to a place; terminals count from 1.
  mutating func move(to address: Address) {
    switch address {
    case .column(let column): bytes += "\u{1B}[\(column + 1)G".utf8
    case .cell(let column, let row): bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8
    }
  }

  /// Takes the pen of the terminal's own colours without attributes.
  mutating func reset() { take(.plain) }

  private mutating func take(_ next: Style) {
    if next == style { return }
    let new = Pen(next, depth: depth)
    new.append(to: &bytes, after: pen)
    (pen, style) = (new, next)
  }
}

extension Character {
  /// Whether terminals may disagree about the columns: clusters of several scalars, and scalars of the emoji planes.
  var isContested: Bool {
    if utf8.count == 1 { return false }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return false }
    return (0x1F000..<0x20000).contains(first.value) || scalars.next() != nil
  }
}

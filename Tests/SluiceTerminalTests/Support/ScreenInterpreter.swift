/// A terminal of its own, without a line of the library: it replays bytes and holds what a screen would show.
struct ScreenInterpreter {
  struct Cell: Equatable {
    var text = " "
    var pen: [String] = []
  }

  /// How a terminal places clusters of several scalars.
  enum Manner: CaseIterable {
    /// As the Unicode recommendations have it.
    case modern
    /// Each scalar takes the columns it would take alone, as xterm does.
    case scalarByScalar
    /// Every cluster takes the columns of its first scalar.
    case firstScalar
  }

  let columns: Int
  let rows: Int
  let manner: Manner
  private(set) var cells: [[Cell]]
  private(set) var unknownSequences: [String] = []
  private(set) var pen: [String] = []
  private(set) var wrapsLines = true
  private(set) var scrolledRows = 0
  private var column = 0
  private var row = 0
  private var wrapIsPending = false

  init(columns: Int, rows: Int, manner: Manner = .modern) {
    self.columns = columns
    self.rows = rows
    self.manner = manner
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The characters of a row; the right half of a wide character is an empty string.
  func text(row: Int) -> [String] { cells[row].map(\.text) }

  mutating func replay(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.first {
      if character == "\u{1B}" {
        let body = rest.dropFirst(2)
        let end = body.firstIndex { $0.isLetter } ?? body.startIndex
        perform(String(body[..<end]), body[end])
        rest = body[body.index(after: end)...]
      } else if character == "\n" {
        lineFeed()
        rest.removeFirst()
      } else {
        print(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func perform(_ parameters: String, _ command: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (command, parameters) {
    case ("H", _): moveTo(column: (numbers.count > 1 ? numbers[1] : 1) - 1, row: max(1, numbers[0]) - 1)
    case ("G", _): moveTo(column: max(1, numbers[0]) - 1, row: row)
    case ("K", ""): for index in column..<columns { erase(index, row) }
    case ("J", "2"): for row in 0..<rows { for index in 0..<columns { erase(index, row) } }
    case ("h", "?7"): wrapsLines = true
    case ("l", "?7"): wrapsLines = false
    case ("m", _): select(numbers)
    default: unknownSequences.append(parameters + String(command))
    }
  }

  private mutating func moveTo(column: Int, row: Int) {
    self.column = min(column, columns - 1)
    self.row = min(row, rows - 1)
    wrapIsPending = false
  }

  private mutating func select(_ numbers: [Int]) {
    var index = 0
    while index < numbers.count {
      switch numbers[index] {
      case 0: pen = []
      case 38, 48:
        let length = numbers[index + 1] == 5 ? 3 : 5
        let group = numbers[index..<index + length]
        set("\(numbers[index] == 38 ? "fg" : "bg") " + group.dropFirst(2).map(String.init).joined(separator: ","))
        index += length - 1
      case 39: pen.removeAll { $0.hasPrefix("fg") }
      case 49: pen.removeAll { $0.hasPrefix("bg") }
      case 30...37, 90...97: set("fg \(numbers[index])")
      case 40...47, 100...107: set("bg \(numbers[index])")
      case let attribute: set("at\(attribute)")
      }
      index += 1
    }
  }

  private mutating func set(_ entry: String) {
    let isColor = entry.hasPrefix("fg") || entry.hasPrefix("bg")
    pen.removeAll { isColor ? $0.hasPrefix(entry.prefix(2)) : $0 == entry }
    pen.append(entry)
    pen.sort()
  }

  private mutating func lineFeed() {
    column = 0
    wrapIsPending = false
    row += 1
    if row == rows {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
      row -= 1
      scrolledRows += 1
    }
  }

  private mutating func erase(_ column: Int, _ row: Int) { cells[row][column] = Cell() }
}

extension ScreenInterpreter {
  private mutating func print(_ character: Character) {
    switch manner {
    case .modern: place(String(character), columns: modernColumns(character))
    case .firstScalar: place(String(character), columns: scalarColumns(character.unicodeScalars.first!))
    case .scalarByScalar:
      var pieces: [(text: String, columns: Int)] = []
      for scalar in character.unicodeScalars {
        let columns = scalarColumns(scalar)
        if columns == 0, !pieces.isEmpty {
          pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
        } else {
          pieces.append((String(scalar), columns))
        }
      }
      for piece in pieces { place(piece.text, columns: piece.columns) }
    }
  }

  private mutating func place(_ text: String, columns width: Int) {
    if wrapIsPending || column + width > columns {
      if wrapsLines { lineFeed() } else { column = columns - width }
    }
    // Half of a wide character that is overwritten leaves a space.
    if cells[row][column].text.isEmpty { cells[row][column - 1].text = " " }
    let end = column + width
    if end < columns, cells[row][end].text.isEmpty { cells[row][end].text = " " }
    cells[row][column] = Cell(text: text, pen: pen)
    if width == 2 { cells[row][column + 1] = Cell(text: "", pen: pen) }
    wrapIsPending = wrapsLines && end == columns
    column = min(end, columns - 1)
  }

  private func modernColumns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return 2 }
    return min(2, scalars.map(scalarColumns).reduce(0, +))
  }

  private func scalarColumns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x1160...0x11FF, 0x200B...0x200D, 0xFE00...0xFE0F, 0x20E3: 0
    case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }
}

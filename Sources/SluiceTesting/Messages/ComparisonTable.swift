/// The text of a comparison: two columns, a mark at each line that differs, and only what stands near such lines.
///
///       received       | expected
///       .next(210, 1)  | .next(210, 1)
///     ! .next(220, 2)  | .next(220, 3)
///     + .next(230, 4)  |
///     -                | .completed(240)
///
/// `!` marks a line that differs, `+` what was only received, `-` what was only expected.
struct ComparisonTable {
  /// So many equal lines are shown before and after a line that differs.
  static let context = 2
  /// So many lines that differ are shown.
  static let greatestShown = 20
  /// A longer text takes the room that it needs, and does not push the other lines apart.
  static let greatestWidth = 60

  private struct Row {
    var mark = " "
    var received = ""
    var expected = ""
  }

  private enum Piece {
    case row(Row)
    case equal(Int)
    case rest(count: Int, different: Int)
  }

  let text: String

  init<Item: SourceText>(_ lines: [ComparedLine<Item>]) {
    let pieces = Self.pieces(lines)
    let shown = pieces.compactMap { piece in if case .row(let row) = piece { row } else { nil } }
    let widths = shown.map(\.received.count).filter { $0 <= Self.greatestWidth }
    let width = max(widths.max() ?? 0, "received".count)
    let header = Self.line(Row(received: "received", expected: "expected"), width)
    text = ([header] + pieces.map { Self.line($0, width) }).joined(separator: "\n")
  }

  private static func pieces<Item: SourceText>(_ lines: [ComparedLine<Item>]) -> [Piece] {
    let different = lines.indices.filter { !lines[$0].isEqual }
    let last = different.prefix(greatestShown).last ?? -1
    let end = different.count > greatestShown ? last + 1 : lines.count
    var pieces: [Piece] = []
    var next = 0
    for index in different.prefix(greatestShown) {
      append(lines, next..<max(next, index - context), to: &pieces)
      next = max(next, index - context)
      let limit = min(index + context + 1, end)
      // Whatever stands before the next line that differs is shown here; that line is shown by its own turn.
      while next < limit {
        pieces.append(.row(row(lines[next])))
        next += 1
      }
    }
    append(lines, next..<end, to: &pieces)
    if end < lines.count {
      pieces.append(.rest(count: lines.count - end, different: different.count - greatestShown))
    }
    return pieces
  }

  /// Equal lines that are passed over; a single one takes no more room than its count would.
  private static func append<Item: SourceText>(
    _ lines: [ComparedLine<Item>], _ range: Range<Int>, to pieces: inout [Piece]
  ) {
    switch range.count {
    case 0: break
    case 1: pieces.append(.row(row(lines[range.lowerBound])))
    default: pieces.append(.equal(range.count))
    }
  }

  private static func row<Item: SourceText>(_ line: ComparedLine<Item>) -> Row {
    switch line {
    case .equal(let received, let expected):
      return Row(received: received.sourceText(detailed: false), expected: expected.sourceText(detailed: false))
    case .extra(let received): return Row(mark: "+", received: received.sourceText(detailed: false))
    case .missing(let expected): return Row(mark: "-", expected: expected.sourceText(detailed: false))
    case .different(let received, let expected):
      let texts = (received.sourceText(detailed: false), expected.sourceText(detailed: false))
      if texts.0 != texts.1 { return Row(mark: "!", received: texts.0, expected: texts.1) }
      return Row(
        mark: "!", received: received.sourceText(detailed: true), expected: expected.sourceText(detailed: true))
    }
  }

  private static func line(_ piece: Piece, _ width: Int) -> String {
    switch piece {
    case .row(let row): line(row, width)
    case .equal(let count): "  ... equal lines: \(count)"
    case .rest(let count, let different): "  ... further lines: \(count), of which differ: \(different)"
    }
  }

  private static func line(_ row: Row, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - row.received.count))
    let line = "\(row.mark) \(row.received)\(padding) |"
    return row.expected.isEmpty ? line : "\(line) \(row.expected)"
  }
}

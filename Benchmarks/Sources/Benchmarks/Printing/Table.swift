/// Lines of cells, the first column to the left and the others to the right.
struct Table {
  let header: [String]
  let rows: [[String]]

  /// The table with its columns aligned, for a terminal.
  var text: String {
    lines(separator: "  ", edge: "").joined(separator: "\n")
  }

  /// The table in Markdown.
  var markdown: String {
    var lines = lines(separator: " | ", edge: "|")
    let rules = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    lines.insert("| " + rules.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }

  private var widths: [Int] {
    header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
  }

  private func lines(separator: String, edge: String) -> [String] {
    let widths = widths
    return ([header] + rows).map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + padding : padding + cell.0
      }
      let line = cells.joined(separator: separator)
      return edge.isEmpty ? line : "\(edge) \(line) \(edge)"
    }
  }
}

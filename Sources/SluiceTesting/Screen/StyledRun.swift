import SluiceTerminal

/// Cells beside each other that have the same style.
struct StyledRun {
  var style: Style
  var text: String

  /// The text without the spaces around it.
  var trimmedText: String { String(text.drop { $0 == " " }).withoutSpacesAtEnd }

  /// The runs of a row, from the left.
  static func runs(of cells: ArraySlice<GridCell>) -> [StyledRun] {
    var runs: [StyledRun] = []
    for cell in cells where !cell.isContinuation {
      if runs.last?.style != cell.style { runs.append(StyledRun(style: cell.style, text: "")) }
      runs[runs.count - 1].text.append(cell.character)
    }
    return runs
  }

  /// The row as text with the names of its styles.
  static func text(of cells: ArraySlice<GridCell>, _ names: StyleNames) -> String {
    let runs = runs(of: cells).map { run in names.name(run.style).map { "[\($0)|\(run.text)]" } ?? run.text }
    return runs.joined().withoutSpacesAtEnd
  }
}

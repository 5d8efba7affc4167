import SluiceTerminal

/// A list on a whole screen: a title above it, and below it what went wrong and the keys.
package final class Page: View {
  private let problemLine = Label(role: \.error).then {
    $0.numberOfLines = 1
    $0.isHidden = true
  }

  /// A page with `list` in the middle.
  package init(title: String, list: View) {
    super.init()
    addSubview(
      Label(text: title.printableLine, role: \.header).then { $0.numberOfLines = 1 })
    addSubview(list)
    addSubview(problemLine)
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  /// Shows the first of the problems and how many more there are; nothing where there are none.
  package func show(_ problems: [Problem]) {
    problemLine.isHidden = problems.isEmpty
    problemLine.text = problems.summary
  }
}

extension [Problem] {
  /// The first of the problems and how many there are, in a line; empty where there are none.
  package var summary: String {
    guard let first else { return "" }
    return (count > 1 ? "(1/\(count)) " : "") + first.description.printableLine
  }
}

/// How a list on a screen shows the states of its rows.
struct ListStyles {
  /// What has just happened to a row.
  enum Mark: Hashable {
    case inserted
    case changed

    /// The sign of the mark where there are no colours.
    var sign: String {
      switch self {
      case .inserted: "+"
      case .changed: "~"
      }
    }
  }

  /// The colours of the screen.
  let depth: ColorDepth

  /// Marks a cell of the row under the cursor.
  func showCursor(isFocused: Bool, _ style: inout Style) {
    style.bold = style.bold || isFocused
    guard depth != .none, style.background == nil else { return }
    style.background = isFocused ? Self.cursor : Self.restingCursor
    // On the 16 named colours a faint character is hard to read on blue.
    if depth == .ansi16, isFocused { style.dim = false }
  }

  /// Marks a cell of a row that has come or changed.
  func show(_ mark: Mark, _ style: inout Style) {
    guard depth != .none else { return }
    style.foreground = mark == .inserted ? Self.inserted : Self.changed
  }

  /// The style of a row that is gone.
  var ghost: Style { Style(foreground: depth == .none ? nil : Self.deleted, dim: true) }

  private static let cursor = Color(red: 38, green: 79, blue: 120)
  private static let restingCursor = Color(red: 58, green: 61, blue: 65)
  private static let inserted = Color(red: 115, green: 201, blue: 145)
  private static let changed = Color(red: 226, green: 192, blue: 141)
  private static let deleted = Color(red: 199, green: 78, blue: 57)
}

/// What has just happened to a row of a list.
enum ListMark: Hashable {
  case inserted
  case changed

  /// The sign of the mark where there are no colours.
  var sign: String {
    switch self {
    case .inserted: "+"
    case .changed: "~"
    }
  }

  /// How a marked row is shown.
  func style(_ theme: Theme) -> Style {
    switch self {
    case .inserted: theme.inserted
    case .changed: theme.changed
    }
  }
}

/// Where a line stands in the width that it has.
public enum TextAlignment: Sendable, Hashable {
  /// At the left.
  case left
  /// In the middle, or a column left of it.
  case center
  /// At the right.
  case right

  /// The columns left of a line that leaves so many free.
  func share(of space: Int) -> Int {
    switch self {
    case .left: 0
    case .center: space / 2
    case .right: space
    }
  }
}

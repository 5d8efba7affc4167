import SluiceStreams

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same step; errors are the same if their types are, and their texts (`String(reflecting:)`).
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)):
      type(of: lhs) == type(of: rhs) && String(reflecting: lhs) == String(reflecting: rhs)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Puts views side by side or below each other.
@MainActor
enum Stack {
  /// Gives each view what it asks for, from the first on as long as there is any; the others share the rest.
  static func lay(_ views: [View], along axis: Axis, in frame: Rect, spacing: Int = 0) {
    let views = views.shown
    let total = axis == .vertical ? frame.size.rows : frame.size.columns
    let shares = shares(of: total, for: views, along: axis, across: frame.size.columns, spacing: spacing)
    let gap = max(0, spacing)
    var rest = frame
    for (view, share) in zip(views, shares) {
      switch axis {
      case .vertical:
        (view.frame, rest) = rest.split(rows: share)
        rest = rest.split(rows: gap).bottom
      case .horizontal:
        (view.frame, rest) = rest.split(columns: share)
        rest = rest.split(columns: gap).right
      }
    }
  }

  /// What all of them ask for together; nil where one of them takes what is left.
  static func length(of asked: [Int?], spacing: Int = 0) -> Int? {
    var sum = saturatingProduct(max(0, spacing), max(0, asked.count - 1))
    for length in asked {
      guard let length else { return nil }
      sum = saturatingSum(sum, length)
    }
    return sum
  }

  /// What each of the views gets of `total` columns or rows; `columns` is how wide views below each other are.
  static func shares(
    of total: Int, for views: [View], along axis: Axis, across columns: Int = 0, spacing: Int
  ) -> [Int] {
    let asked = views.map { axis == .vertical ? $0.rows(forWidth: columns) : $0.columns }
    var left = max(0, total - saturatingProduct(max(0, spacing), max(0, views.count - 1)))
    var rest = max(0, left - asked.reduce(0) { saturatingSum($0, $1 ?? 0) })
    var sharers = asked.count { $0 == nil }
    return asked.map { length in
      let share = min(left, length ?? rest / max(1, sharers))
      if length == nil { (rest, sharers) = (rest - share, sharers - 1) }
      left -= share
      return share
    }
  }

  private static func saturatingProduct(_ first: Int, _ second: Int) -> Int {
    let (product, overflow) = first.multipliedReportingOverflow(by: second)
    return overflow ? .max : product
  }
}

extension [View] {
  /// Those that take room.
  @MainActor var shown: [View] { filter { !$0.isHidden } }
}

extension View {
  /// The rows that the view asks for where it is `columns` wide; nil for whatever is left.
  func rows(forWidth columns: Int) -> Int? {
    (fixedHeight ?? height(forWidth: columns)).map { max(0, $0) }
  }

  /// The columns that the view asks for; nil for whatever is left.
  var columns: Int? {
    (fixedWidth ?? preferredWidth).map { max(0, $0) }
  }
}

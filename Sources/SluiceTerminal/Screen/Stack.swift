/// Puts views side by side or below each other.
@MainActor
enum Stack {
  /// Below each other: each the rows it asks for, from the top as long as there are any; the others share the rest.
  static func vertical(_ views: [View], in frame: Rect) {
    let views = views.filter { !$0.isHidden }
    let asked = views.map { $0.height(forWidth: frame.size.columns).map { max(0, $0) } }
    var rest = max(0, frame.size.rows - asked.reduce(0) { saturatingSum($0, $1 ?? 0) })
    var sharers = asked.count { $0 == nil }
    var block = frame
    for (view, rows) in zip(views, asked) {
      let share = rows ?? rest / max(1, sharers)
      if rows == nil { (rest, sharers) = (rest - share, sharers - 1) }
      (view.frame, block) = block.split(rows: share)
    }
  }
}

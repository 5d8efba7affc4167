/// A row that lists the keys that are in force: those of the view with the focus, of the views around it, and of the app.
///
///     page.addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
///
/// Where two views say what the same key does, the inner one has the key. Nothing outside of a modal view is in force
/// while it has the focus. What does not fit is left out, from the end.
public final class HelpLine: View {
  /// The keys that are in force everywhere.
  public var hints: [KeyHint] {
    didSet { if hints != oldValue { setNeedsDisplay() } }
  }

  /// A line of help with the keys that are in force everywhere.
  public init(hints: [KeyHint] = []) {
    self.hints = hints
  }

  /// One row.
  public override func height(forWidth columns: Int) -> Int? { 1 }

  /// The hints that are in force, the most useful ones first.
  public var shownHints: [KeyHint] {
    var known: Set<String> = []
    var all: [KeyHint] = []
    var next = screen?.focused
    while let view = next {
      all += view.keyHints
      next = view === screen?.focusScope ? nil : view.superview
    }
    if screen?.focusScope.isModal != true { all += hints }
    return all.filter { known.insert($0.key).inserted }
  }

  /// Draws the hints that fit, and "…" where one is left out.
  public override func draw(in canvas: inout Canvas) {
    var rest = frame.split(rows: 1).top
    let all = shownHints
    for (index, hint) in all.enumerated() {
      let needed = hint.key.displayWidth + 1 + hint.title.displayWidth
      // Two columns before the next one, or as many for the sign that there is one.
      guard needed + (index + 1 < all.count ? 2 : 0) <= rest.size.columns else {
        canvas.draw("…", at: rest.origin, style: theme.helpTitle, in: rest)
        return
      }
      canvas.draw(hint.key, at: rest.origin, style: theme.helpKey, in: rest)
      let title = rest.split(columns: hint.key.displayWidth + 1).right
      canvas.draw(hint.title, at: title.origin, style: theme.helpTitle, in: title)
      rest = rest.split(columns: needed + 2).right
    }
  }
}

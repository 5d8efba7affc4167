/// A row that lists the keys that are in force: those of the view with the focus, of the views around it, and of the app.
///
///     page.addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
///
/// Where two views say what the same key does, the inner one has the key. Nothing outside of a modal view is in force
/// while it has the focus. What does not fit is left out from the middle: the last hint, which tells how to leave, stays.
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
    let hints = screen?.focusScope.isModal == true ? [] : hints
    // Where letters are text, the way out is not plain to see.
    if let screen, screen.focused?.typesCharacters == true, screen.focusOrder.count > 1,
      !hints.contains(where: { $0.key == "tab" })
    {
      all.append(KeyHint("tab", "next"))
    }
    all += hints
    if let focused = screen?.focused, focused.typesCharacters {
      // A letter that is typed is no key for the views around.
      all.removeAll { $0.isTyped && !focused.keyHints.contains($0) }
    }
    return all.filter { known.insert($0.key).inserted }
  }

  /// Draws the hints that fit, and "…" where some are left out.
  public override func draw(in canvas: inout Canvas) {
    var rest = frame.split(rows: 1).top
    for (index, hint) in fitting(rest.size.columns).enumerated() {
      if index > 0 { rest = rest.split(columns: 2).right }
      guard let hint else {
        rest = rest.split(columns: canvas.draw("…", at: rest.origin, style: theme.helpTitle, in: rest)).right
        continue
      }
      canvas.draw(hint.key, at: rest.origin, style: theme.helpKey, in: rest)
      let title = rest.split(columns: hint.key.displayWidth + 1).right
      canvas.draw(hint.title, at: title.origin, style: theme.helpTitle, in: title)
      rest = rest.split(columns: hint.columns).right
    }
  }

  /// As many hints as fit side by side, two columns apart: the first ones and the last; nil stands for those left out.
  private func fitting(_ columns: Int) -> [KeyHint?] {
    let all = shownHints
    guard let last = all.last, width(of: all) > columns else { return all }
    var shown: [KeyHint?] = [nil]
    if 3 + last.columns <= columns { shown.append(last) }
    for hint in all.dropLast() {
      guard width(of: shown) + 2 + hint.columns <= columns else { break }
      shown.insert(hint, at: shown.firstIndex { $0 == nil } ?? 0)
    }
    return shown
  }

  private func width(of hints: [KeyHint?]) -> Int {
    hints.reduce(0) { $0 + ($1?.columns ?? 1) } + 2 * max(0, hints.count - 1)
  }
}

extension KeyHint {
  /// Whether the keys are characters, such as "d", "J/K", "[ ]" and "space".
  fileprivate var isTyped: Bool {
    key.split { "/ ".contains($0) }.allSatisfy { key in
      // The signs of keys, such as "↑" and "⌫", are no characters.
      key == "space" || key.count == 1 && !key.unicodeScalars.contains { 0x2190...0x23FF ~= $0.value }
    }
  }

  /// The columns that the key and its title take.
  fileprivate var columns: Int { key.displayWidth + 1 + title.displayWidth }
}

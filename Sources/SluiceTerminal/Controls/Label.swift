/// A view that shows text, in as many rows as it needs.
///
///     let title = Label(text: "선생님", role: \.header)
///     reactor.state(\.title).bind(to: title.rx.text).disposed(by: disposeBag)
public final class Label: View {
  /// The text; nil is shown as an empty one.
  public var text: String? {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// Which style of the theme the text is shown in.
  public var role: KeyPath<Theme, Style> {
    didSet { setNeedsDisplay() }
  }

  /// The style of the text; nil for the one of the theme.
  public var style: Style? {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// Where the lines stand in the width of the label.
  public var textAlignment: TextAlignment {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The rows that the text may take; 0, as it is at first, for as many as it needs.
  ///
  /// Where the text needs more, the last one ends in "…".
  public var numberOfLines = 0 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// A label that shows `text`.
  public init(text: String? = nil, role: KeyPath<Theme, Style> = \.text, textAlignment: TextAlignment = .left) {
    self.text = text
    self.role = role
    self.textAlignment = textAlignment
  }

  /// The rows of the text, wrapped; an empty one takes a row.
  public override func height(forWidth columns: Int) -> Int? { lines(columns).count }

  /// The columns of the longest line of the text.
  public override var preferredWidth: Int? {
    (text ?? "").split(whereSeparator: \.isNewline).map(\.displayWidth).max() ?? 0
  }

  /// Draws the text.
  public override func draw(in canvas: inout Canvas) {
    for (line, row) in zip(lines(frame.size.columns), frame.rows) {
      let space = max(0, frame.size.columns - line.displayWidth)
      let column = frame.minColumn + textAlignment.share(of: space)
      canvas.draw(line, at: Point(column: column, row: row), style: style ?? theme[keyPath: role], in: frame)
    }
  }

  private func lines(_ columns: Int) -> [Substring] {
    let lines = (text ?? "").wrapped(toWidth: columns)
    guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
    var last = lines[numberOfLines - 1]
    while !last.isEmpty, last.displayWidth >= columns || last.last == " " { last.removeLast() }
    return lines.prefix(numberOfLines - 1) + ["\(last)…"]
  }
}

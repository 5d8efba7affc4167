import Sluice

/// A line of text that its user edits.
///
///     let name = TextField(placeholder: "이름")
///     name.rx.text.orEmpty.map { .setName($0) }.bind(to: reactor.action).disposed(by: disposeBag)
///     name.rx.submitted.map { _ in .save }.bind(to: reactor.action).disposed(by: disposeBag)
///
/// Arrows, home and end move; ctrl-a, e, b, f and alt-b, f as in a shell. Backspace and delete take a whole character
/// away, alt-backspace and ctrl-w a word, ctrl-u and ctrl-k all to the left and to the right. Enter sends the text off.
/// What is pasted becomes one line. A text that is wider than the field is scrolled so that the cursor is seen.
public final class TextField: Control {
  /// The text; nil, when it is set, for an empty one.
  ///
  /// The cursor goes to its end then, unless the text is what it was.
  public var text: String? {
    get { line.text }
    set {
      guard newValue ?? "" != line.text else { return }
      line = EditedLine(newValue ?? "")
      setNeedsDisplay()
    }
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Whether a dot is shown for each character.
  public var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  /// Each text that the user makes of it; ends with the field.
  let edits = PublishSubject<String?>()

  /// Whether the field has said that it gained the focus.
  private var isEditing = false
  private var line = EditedLine()
  /// The first character that is seen, counted from 0.
  private var firstVisible = 0

  /// A field without text.
  public init(text: String? = nil, placeholder: String? = nil) {
    self.placeholder = placeholder
    line = EditedLine(text ?? "")
  }

  deinit {
    edits.onCompleted()
  }

  /// One row.
  public override func height(forWidth columns: Int) -> Int? { 1 }

  /// True: letters are text.
  public override var typesCharacters: Bool { true }

  /// What enter does.
  public override var keyHints: [KeyHint] { isEnabled ? [KeyHint("enter", "accept")] : [] }

  /// Tells that editing begins or ends.
  public override func didChangeFocus() {
    super.didChangeFocus()
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
  }

  // MARK: Editing

  /// Takes the keys of a line, pasted text, enter, and a click that places the cursor.
  public override func handle(_ event: InputEvent) -> Bool {
    guard isEnabled else { return false }
    switch event {
    case .key(.enter): sendActions(for: .editingDidEndOnExit)
    case .key(let press): return edit { $0.handle(press) }
    case .paste(let text): return edit { $0.insert(text.asOneLine) }
    case .mouse(let mouse) where mouse.action == .press(.left): click(mouse.point)
    default: return false
    }
    return true
  }

  /// Changes the line, and tells of it where the text is another one; returns what `change` does.
  private func edit(_ change: (inout EditedLine) -> Bool) -> Bool {
    let before = line
    let isHandled = change(&line)
    if line != before { setNeedsDisplay() }
    if line.characters != before.characters {
      edits.onNext(line.text)
      sendActions(for: .editingChanged)
    }
    return isHandled
  }

  private func click(_ point: Point) {
    focus()
    var column = frame.minColumn
    let clicked = visible.firstIndex { character in
      column += width(character)
      return column > point.column
    }
    line.move(to: clicked ?? line.characters.count)
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// Where the next character goes.
  public override var cursor: Point? {
    guard isEnabled else { return nil }
    let before = visible.prefix(max(0, line.cursor - firstVisible))
    let column = before.reduce(0) { $0 + width($1) }
    return Point(column: frame.minColumn + min(column, max(0, frame.size.columns - 1)), row: frame.minRow)
  }

  /// Scrolls the text so that the cursor, and as much as can be, is seen.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = frame.size.columns - 1
    var (first, used) = (line.cursor, 0)
    while first > 0, used + width(line.characters[first - 1]) <= room {
      first -= 1
      used += width(line.characters[first])
    }
    // `first` is the earliest that leaves the cursor in view; text that is scrolled further than it has to be comes back.
    var last = line.characters.count
    var tail = 0
    while last > 0, tail + width(line.characters[last - 1]) <= room {
      last -= 1
      tail += width(line.characters[last])
    }
    firstVisible = min(max(firstVisible, first), line.cursor, last)
  }

  /// Draws the text, or the placeholder, on a line.
  public override func draw(in canvas: inout Canvas) {
    let style = !isEnabled ? theme.disabled.over(theme.field) : isFocused ? theme.fieldFocused : theme.field
    canvas.fill(frame.split(rows: 1).top, style: style)
    if line.characters.isEmpty, let placeholder {
      canvas.draw(placeholder, at: frame.origin, style: theme.placeholder.over(theme.field), in: frame)
    } else {
      var used = 0
      let seen = visible.prefix { character in
        used += width(character)
        return used <= frame.size.columns
      }
      canvas.draw(shown(seen), at: frame.origin, style: style, in: frame)
    }
  }

  /// The characters from the first that is seen on; the text may have changed since that was found.
  private var visible: ArraySlice<Character> { line.characters[min(firstVisible, line.characters.count)...] }

  private func shown(_ characters: ArraySlice<Character>) -> String {
    isSecureTextEntry ? String(repeating: "•", count: characters.count) : String(characters)
  }

  private func width(_ character: Character) -> Int { isSecureTextEntry ? 1 : character.displayWidth }
}

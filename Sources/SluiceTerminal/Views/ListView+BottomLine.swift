public import Sluice

/// What a list says or asks in the line at its bottom.
enum ListBottomLine: Equatable {
  /// Whether an item is to be deleted.
  case question(String)
  /// The filter, while it is typed.
  case typing(String)
  /// What was done.
  case message(String)
  /// The filter that is in force.
  case filter(String)
}

extension ListView {
  /// What the line at the bottom shows; nil where there is none.
  var bottomLine: ListBottomLine? {
    if let question { return .question(question.name) }
    if isTypingFilter { return .typing(interaction.filter) }
    if let message { return .message(message) }
    return interaction.filter.isEmpty ? nil : .filter(interaction.filter)
  }

  func drawBottomLine(in canvas: inout Canvas, _ rect: Rect) {
    guard let bottomLine else { return }
    // In a list of a single row it lies over the content.
    canvas.fill(rect)
    switch bottomLine {
    case .question(let name):
      // The keys stay to be seen, also behind a long name.
      let keys = " y/n"
      let room = rect.split(columns: rect.size.columns - keys.displayWidth)
      let used = canvas.draw("Delete \(name)?", at: rect.origin, style: theme.warning, in: room.left)
      canvas.draw(keys, at: Point(column: rect.minColumn + used, row: rect.minRow), style: theme.helpKey, in: rect)
    case .typing(let text):
      canvas.draw("/" + Self.end(of: text, columns: rect.size.columns - 2), at: rect.origin, in: rect)
    case .message(let text): canvas.draw(text, at: rect.origin, style: theme.secondary, in: rect)
    case .filter(let text): canvas.draw("/" + text, at: rect.origin, style: theme.secondary, in: rect)
    }
  }

  /// As much of the end of a text as there is room for.
  private static func end(of text: String, columns: Int) -> Substring {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      width += text[before].displayWidth
      if width > columns { break }
      start = before
    }
    return text[start...]
  }

  /// Where the next character of the filter goes; nil where none is typed.
  var filterCursor: Point? {
    guard isTypingFilter, question == nil, !frame.isEmpty else { return nil }
    let columns = Self.end(of: interaction.filter, columns: frame.size.columns - 2).displayWidth
    return Point(column: frame.minColumn + 1 + columns, row: frame.maxRow - 1)
  }
}

// Keys for the line at the bottom.
extension ListView {
  /// Takes what is meant for the line at the bottom.
  func handleInBottomLine(_ event: InputEvent) -> Bool {
    if question != nil, case .key(let press) = event {
      answer(press)
      // To end and to suspend the program is not the list's to refuse.
      return press != .control("c") && press != .control("z")
    }
    if isTypingFilter { return typeFilter(event) }
    if case .key(.escape) = event, !interaction.filter.isEmpty {
      setFilter("")
      return true
    }
    return false
  }

  /// Opens the line for the filter; false where nobody listens to it.
  func openFilter() -> Bool {
    guard interaction.filters.hasObservers else { return false }
    isTypingFilter = true
    setNeedsDisplay()
    return true
  }

  private func typeFilter(_ event: InputEvent) -> Bool {
    let text = interaction.filter
    switch event {
    case .paste(let pasted): setFilter(text + (pasted.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""))
    case .key(.escape):
      isTypingFilter = false
      setFilter("")
    case .key(.enter):
      isTypingFilter = false
      setNeedsDisplay()
    case .key(.backspace): setFilter(String(text.dropLast()))
    case .key(.control("u")): setFilter("")
    case .key(let press):
      guard case .character(let character) = press.key, press.modifiers.subtracting(.shift).isEmpty else {
        return false
      }
      setFilter(text + String(character))
    case .mouse, .focus: return false
    }
    return true
  }

  /// Takes another filter, and tells those who listen if it is another one.
  func setFilter(_ text: String) {
    setNeedsDisplay()
    guard text != interaction.filter else { return }
    interaction.filters.onNext(text)
  }
}

@MainActor
extension Reactive where Base: ScrollingSectionedView & View {
  /// What the user types to narrow the list, which the reactor does; empty where all is to be shown.
  ///
  /// The key `/` opens the line to type it in while somebody listens, enter closes the line, escape clears it as well.
  public var filter: ControlProperty<String> {
    ControlProperty(
      values: base.interaction.filters.distinctUntilChanged(),
      valueSink: Binder(base) { list, text in
        if text != list.interaction.filter { list.interaction.filters.onNext(text) }
        list.setNeedsDisplay()
      })
  }
}

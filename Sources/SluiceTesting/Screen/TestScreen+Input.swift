public import SluiceTerminal

extension TestScreen {
  /// Sends an event to the views, and returns whether one of them dealt with it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    defer { settle(location) }
    return drive { screen.send(event) }
  }

  /// Presses keys, one after the other.
  ///
  ///     screen.press("j", .enter, .control("s"))
  public func press(_ keys: KeyPress...) {
    for key in keys { send(.key(key)) }
  }

  /// Types text, character by character; a line break is the enter key.
  public func type(_ text: String) {
    for character in text { send(.key(character.isNewline ? .enter : .character(character))) }
  }

  /// Pastes text.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Presses a button of the mouse at a cell, counted from 0 at the top left, and lets it go.
  public func click(
    column: Int, row: Int, button: MouseEvent.Button = .left, modifiers: KeyModifiers = []
  ) {
    let point = Point(column: column, row: row)
    send(.mouse(MouseEvent(.press(button), at: point, modifiers: modifiers)))
    send(.mouse(MouseEvent(.release(button), at: point, modifiers: modifiers)))
  }

  /// Turns the wheel over a cell, so many notches down; up where it is negative.
  public func wheel(_ notches: Int, column: Int = 0, row: Int = 0) {
    for _ in 0..<notches.magnitude {
      send(.mouse(MouseEvent(notches > 0 ? .wheelDown : .wheelUp, at: Point(column: column, row: row))))
    }
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) {
    drive { screen.resize(to: Size(columns: columns, rows: rows)) }
    settle(location)
  }
}

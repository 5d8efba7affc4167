/// What a terminal reports: a key, pasted text, the mouse, or that it gained or lost the focus.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed, or is held down and repeats.
  case key(KeyPress)

  /// Text was pasted; never to be taken for keys. Line breaks are "\n"; more than a mebibyte comes in several events.
  case paste(String)

  /// A button of the mouse or its wheel was used.
  case mouse(MouseEvent)

  /// The terminal's window gained (true) or lost (false) the keyboard.
  case focus(Bool)
}

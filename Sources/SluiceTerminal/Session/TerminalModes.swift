/// The modes of a terminal while a screen is shown, as bytes that turn them on and off.
///
/// On: the alternate screen (1049), a hidden cursor (25), bracketed paste (2004), reports of buttons, drags and the wheel
/// of the mouse (1002, written as in 1006), and of the focus (1004).
enum TerminalModes {
  static let enter = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h".utf8)

  /// The same without the alternate screen, where it may be on already, and would be entered twice.
  static let renew = Array("\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h".utf8)

  /// Asks for keys that can be told apart (1 in kitty's protocol), with what the key types in other alphabets (4), on top
  /// of what was asked before.
  static let pushKeyboard = Array("\u{1B}[>5u".utf8)

  /// Turns everything off, also in the middle of a frame: the first bytes end a picture and a bracketed frame.
  static func leave(keyboardIsPushed: Bool) -> [UInt8] {
    Array("\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\(keyboardIsPushed ? "\u{1B}[<u" : "")".utf8)
      + Array("\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l".utf8)
  }
}

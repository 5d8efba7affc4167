extension Character {
  /// The character as it may be sent to a terminal, or nil for one that is not drawn.
  ///
  /// A control character becomes its visible picture ("␛"; "�" where there is none), so that text from outside can
  /// not move the cursor or change a setting. Marks and format characters without a base (also the ones that turn the
  /// direction of writing) are left out. Clusters with an equivalent single scalar become that scalar (NFC).
  /// A tab is left to the caller. `width` must be the character's `displayWidth`.
  func drawable(width: Int) -> Character? {
    if utf8.count == 1 { return controlPicture ?? self }
    if width == 0 { return nil }
    return controlPicture ?? shortened.composed
  }

  /// The character with no more marks than a reader can tell apart, 32 scalars at most.
  ///
  /// A file may pile a million marks on a letter. To compare such a character, as renderers do with their cells, is
  /// quadratic in the marks. No emoji is longer than ten scalars, and 30 marks is the limit of the Stream-Safe Text
  /// Format (UAX #15). O(1).
  private var shortened: Character {
    guard utf8.count > 128, let short = String(String.UnicodeScalarView(unicodeScalars.prefix(32))).first else {
      return self
    }
    return short
  }

  /// What is drawn for a control character or a line separator; nil for all others.
  private var controlPicture: Character? {
    guard let scalar = unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x0D where self == "\r\n": return "␊"
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: return "␡"
    case 0x80..<0xA0, 0x2028, 0x2029: return "\u{FFFD}"
    default: return nil
    }
  }
}

extension Character {
  /// Whether a line may be broken at the character, which then belongs to no line: spaces, tabs, the zero width space.
  var isBreakingSpace: Bool {
    if utf8.count == 1 { return self == " " || self == "\t" }
    // A space with a mark on top is a letter.
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether a line without a fitting space may be broken between `previous` and the character.
  ///
  /// So it may beside any wide character, but not before closing or after opening punctuation (a part of JIS X 4051).
  func mayBreak(after previous: Character) -> Bool {
    guard displayWidth == 2 || previous.displayWidth == 2 else { return false }
    return !isPunctuation(in: closingPunctuation) && !previous.isPunctuation(in: openingPunctuation)
  }

  /// Whether the character is in `set`, of which none has marks; to look up a letter with many of them is slow.
  private func isPunctuation(in set: Set<Character>) -> Bool {
    utf8.count <= 4 && set.contains(self)
  }
}

private let closingPunctuation: Set<Character> = Set("、。，．・：；？！ー…」』）】〉》〕］｝’”,.:;?!)]}%")
private let openingPunctuation: Set<Character> = Set("「『（【〈《〔［｛‘“([{")

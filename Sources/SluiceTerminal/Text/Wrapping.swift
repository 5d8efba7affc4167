extension StringProtocol {
  /// The text cut into lines of at most `width` columns, as slices of the text itself.
  ///
  /// - A line is broken at spaces where it can be; the spaces at a break belong to no line. Spaces that indent a
  ///   paragraph are kept, unless its first word does not fit beside them.
  /// - Where no space fits, it is broken beside a wide character (Hangul, CJK, emoji), but not before closing or after
  ///   opening punctuation; where that does not fit either, anywhere between two characters.
  /// - Line breaks in the text are kept, so empty lines stay: `""` gives one empty line, `"a\n"` gives two.
  /// - A character is never cut. One that is wider than `width` stands alone on its line, the only kind of line that
  ///   is too wide; a canvas draws the part that is visible as a space.
  ///
  /// `width` is in columns; less than 1 counts as 1. O(n).
  public func wrapped(toWidth width: Int) -> [SubSequence] {
    var lines: [SubSequence] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if paragraph.displayWidth <= width {
        lines.append(paragraph)
      } else {
        var wrapper = ParagraphWrapper(text: paragraph, limit: Swift.max(1, width))
        lines += wrapper.wrap()
      }
    }
    return lines
  }

  /// The text in at most `width` columns: unchanged where it fits, otherwise its beginning and `ellipsis`.
  ///
  /// Meant for text of one line. A character is never cut, so the result may be a column short of `width`. Where not
  /// even the ellipsis fits, the result is empty. O(n).
  public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
    if displayWidth <= width { return String(self) }
    guard width >= ellipsis.displayWidth else { return "" }
    let room = width - ellipsis.displayWidth
    var used = 0
    let kept = prefix { character in
      used += character.displayWidth
      return used <= room
    }
    return String(kept) + String(ellipsis)
  }
}

extension Unicode.Scalar {
  /// The columns the scalar takes on its own in a terminal: 0, 1 or 2.
  ///
  /// Ambiguous widths (UAX #11, "A") count as 1. Control characters count as 1, for the visible character that is
  /// drawn in their place. O(log n) in the number of ranges; constant for ASCII, Latin, Hangul and CJK.
  var columns: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
    if WidthTable.contains(value, in: WidthTable.zero) { return 0 }
    if WidthTable.contains(value, in: WidthTable.wide) { return 2 }
    // Emoji newer than the table: the standard library may know them already.
    return value >= 0x1F000 && properties.isEmojiPresentation && !isRegionalIndicator ? 2 : 1
  }

  /// Whether the scalar is one half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension WidthTable {
  /// Whether `value` lies in one of the sorted `ranges`; O(log n).
  static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

extension Character {
  /// The columns the character takes in a terminal: 0, 1 or 2, and 4 for a tab.
  ///
  /// A character is a whole grapheme cluster, so a letter with its marks, a syllable in separate jamo, an emoji with
  /// its skin tone, a family, a keycap and a flag each count once. Marks and format characters without a base take no
  /// column, and are not drawn. A control character takes the column of the symbol drawn in its place. Terminals
  /// disagree about clusters of several scalars; `FrameWriter` makes the next cell safe after each of them.
  ///
  /// Source: UAX #11 (East Asian Width; ambiguous counts as 1) and UTS #51 (emoji), from a generated table.
  /// O(k) in the scalars of the character.
  public var displayWidth: Int {
    if utf8.count == 1 { return self == "\t" ? Character.tabWidth : 1 }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else { return first.columns }
    return clusterColumns(first: first, second: second)
  }

  /// The spaces that stand for a tab, wherever it is in the line.
  static var tabWidth: Int { 4 }

  /// The columns of a cluster of several scalars: the sum of its parts, at most 2, but for the emoji sequences.
  private func clusterColumns(first: Unicode.Scalar, second: Unicode.Scalar) -> Int {
    if first == "\r" { return 1 }
    if second == "\u{FE0E}", first.properties.isEmojiPresentation { return 1 }
    var sum = 0
    for scalar in unicodeScalars {
      // An emoji presentation selector or an enclosing keycap widens any base.
      if scalar == "\u{20E3}" || (scalar == "\u{FE0F}" && first.properties.isEmoji) { return 2 }
      sum += scalar.columns
    }
    return min(sum, 2)
  }
}

extension StringProtocol {
  /// The columns the text takes in a terminal when it is drawn in one line.
  ///
  /// The sum of `Character.displayWidth`. O(n); printable ASCII is only counted.
  public var displayWidth: Int {
    if let ascii = utf8.withContiguousStorageIfAvailable(printableASCIICount), let ascii { return ascii }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

/// The number of bytes where all of them are printable ASCII, otherwise nil; O(n).
private func printableASCIICount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
  return bytes.count
}

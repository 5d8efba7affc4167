extension Character {
  /// The equivalent single scalar of a cluster where there is one (its NFC form), otherwise the character itself.
  ///
  /// Terminals draw "e" with a combining accent, or a syllable in separate jamo, better when it arrives as one scalar.
  /// The standard library offers no normal form in its public interface and FoundationEssentials has none, so this
  /// uses what it does offer: `Character` compares and hashes by canonical equivalence. A cluster that is only partly
  /// composable is kept as it is, and placed by its width like any other cluster.
  var composed: Character {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), let second = scalars.next() else { return self }
    if let syllable = Self.syllable(first, second, scalars.next()), syllable == self { return syllable }
    // No composite is longer than a base with three marks.
    guard utf8.count <= 12, let index = composites.firstIndex(of: self) else { return self }
    return composites[index]
  }

  /// The Hangul syllable of a leading consonant, a vowel and perhaps a trailing consonant (Unicode, section 3.12).
  private static func syllable(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar?
  ) -> Character? {
    var value: UInt32
    var trailing = third
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      value = 0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where third == nil && (first.value - 0xAC00) % 28 == 0:
      (value, trailing) = (first.value, second)
    default: return nil
    }
    if let trailing {
      guard (0x11A8...0x11C2).contains(trailing.value) else { return nil }
      value += trailing.value - 0x11A7
    }
    return Unicode.Scalar(value).map(Character.init)
  }
}

/// Every composite scalar outside Hangul, found by any canonically equivalent spelling; built once, about 900 entries.
private let composites: Set<Character> = {
  var found: Set<Character> = []
  for index in stride(from: 0, to: WidthTable.composites.count, by: 2) {
    for value in WidthTable.composites[index]...WidthTable.composites[index + 1] {
      if let scalar = Unicode.Scalar(value) { found.insert(Character(scalar)) }
    }
  }
  return found
}()

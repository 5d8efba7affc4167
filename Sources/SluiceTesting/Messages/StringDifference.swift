/// Two strings of one line that differ, cut down to what a reader has to see.
struct StringDifference {
  /// How long a string is shown whole.
  private static let length = 72
  /// How much is shown before the first difference.
  private static let lead = 24

  let old: String
  let new: String
  /// Where they differ, if that is hard to see.
  let remark: String?

  init(_ old: String, _ new: String) {
    let (before, after) = (Array(old), Array(new))
    let common = zip(before, after).prefix { $0 == $1 }.count
    let isLong = max(before.count, after.count) > Self.length
    self.old = isLong ? Self.window(before, around: common) : old.debugDescription
    self.new = isLong ? Self.window(after, around: common) : new.debugDescription
    var remarks: [String] = []
    if isLong { remarks.append("they differ from character \(common + 1) on, of \(before.count) and \(after.count)") }
    if let names = Self.names(before, after, at: common) { remarks.append(names) }
    remark = remarks.isEmpty ? nil : "(\(remarks.joined(separator: "; ")))"
  }

  private static func window(_ characters: [Character], around place: Int) -> String {
    let start = max(0, place - lead)
    let end = min(characters.count, start + length)
    return (start > 0 ? "…" : "") + String(characters[start..<end]).debugDescription
      + (end < characters.count ? "…" : "")
  }

  /// The characters at the first difference by their code points, if one of them may look like another, or like nothing.
  private static func names(_ old: [Character], _ new: [Character], at place: Int) -> String? {
    guard place < old.count, place < new.count else {
      guard let extra = place < old.count ? old[place] : place < new.count ? new[place] : nil else { return nil }
      guard !isVisible(extra) else { return nil }
      return "character \(place + 1), \(codePoints(extra)), is only in the \(place < old.count ? "first" : "second")"
    }
    guard !old[place].isASCII || !new[place].isASCII else { return nil }
    return "character \(place + 1) is \(codePoints(old[place])) in the first, \(codePoints(new[place])) in the second"
  }

  /// Whether a character at the end of a string is seen; a space before a closing quotation mark is.
  private static func isVisible(_ character: Character) -> Bool {
    character.isASCII || character.isLetter || character.isNumber || character.isSymbol || character.isPunctuation
  }

  private static func codePoints(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}

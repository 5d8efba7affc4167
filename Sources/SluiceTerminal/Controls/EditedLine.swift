/// A line of text with a place in it where it is edited, counted in whole characters.
///
/// What is inserted may join with what stands beside it, as an accent does with its letter; the place is after it then.
struct EditedLine: Equatable {
  /// The text, cut into characters as the whole of it is.
  private(set) var characters: [Character] = []

  /// The place: so many characters stand before it.
  private(set) var cursor = 0

  /// A line with the place at its end.
  init(_ text: String = "") {
    replace(0..<0, with: text)
  }

  var text: String { String(characters) }

  // MARK: Moving

  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// The place before the word to the left, behind whatever stands between.
  var wordStart: Int { start(of: \.isWordPart) }

  /// The place after the word to the right.
  var wordEnd: Int {
    let first = characters[cursor...].firstIndex(where: \.isWordPart) ?? characters.count
    return characters[first...].firstIndex { !$0.isWordPart } ?? characters.count
  }

  /// The place after the space before what stands to the left.
  var chunkStart: Int { start { !$0.isWhitespace } }

  private func start(of isPart: (Character) -> Bool) -> Int {
    guard let last = characters[..<cursor].lastIndex(where: isPart) else { return 0 }
    return (characters[..<last].lastIndex { !isPart($0) } ?? -1) + 1
  }

  // MARK: Changing

  /// Inserts text at the cursor; returns true, as a key of the line does.
  @discardableResult
  mutating func insert(_ text: String) -> Bool {
    replace(cursor..<cursor, with: text)
    return true
  }

  /// Deletes from the cursor to `place`, on either side of it.
  mutating func delete(to place: Int) {
    let place = min(max(0, place), characters.count)
    if place != cursor { replace(min(place, cursor)..<max(place, cursor), with: "") }
  }

  /// Cuts what follows into characters anew, from the one before the change on; O(n) in what follows.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let start = max(0, range.lowerBound - 1)
    let before = String(characters[start..<range.lowerBound]) + text
    let after = String(characters[range.upperBound...])
    cursor = start + before.count
    characters.replaceSubrange(start..., with: before + after)
    cursor = min(cursor, characters.count)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

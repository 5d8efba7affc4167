/// Breaks one paragraph into lines, looking at each character once.
///
/// The line in progress starts at `lineStart` and is `lineWidth` columns wide. The two places where it could be broken
/// are remembered with the width of the line up to there, so that what follows a break need not be measured again.
/// After a break, a remembered place before the new line is void. Each character enters a line once and each
/// break removes at least one character: O(n).
struct ParagraphWrapper<Text: StringProtocol> {
  /// Where a line may end: at `end`, with the next line from `next`, which is `width` columns into the line.
  private struct Break {
    var end: Text.Index
    var next: Text.Index
    var width: Int
  }

  private let text: Text
  private let limit: Int
  private var lines: [Text.SubSequence] = []
  private var lineStart: Text.Index
  private var lineWidth = 0
  /// The end of the last character in the line that is not a space.
  private var contentEnd: Text.Index
  private var spaceBreak: Break?
  private var wideBreak: Break?

  init(text: Text, limit: Int) {
    self.text = text
    self.limit = limit
    lineStart = text.startIndex
    contentEnd = text.startIndex
  }

  /// The lines of the paragraph.
  mutating func wrap() -> [Text.SubSequence] {
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isBreakingSpace {
        lineWidth += character.displayWidth
      } else {
        add(character, at: index, after: previous)
        contentEnd = next
      }
      previous = character
      index = next
    }
    // Spaces at the end stay where they fit, and otherwise hang over.
    lines.append(text[lineStart..<(lineWidth > limit ? contentEnd : text.endIndex)])
    return lines
  }

  /// Takes a character that is not a space into the line, after as many breaks as it needs.
  private mutating func add(_ character: Character, at index: Text.Index, after previous: Character?) {
    if let previous, index > lineStart {
      if previous.isBreakingSpace {
        spaceBreak = Break(end: contentEnd, next: index, width: lineWidth)
      } else if character.mayBreak(after: previous) {
        wideBreak = Break(end: index, next: index, width: lineWidth)
      }
    }
    let width = character.displayWidth
    while lineWidth + width > limit, index > lineStart {
      breakLine(at: spaceBreak ?? wideBreak ?? Break(end: index, next: index, width: lineWidth))
    }
    lineWidth += width
  }

  private mutating func breakLine(at place: Break) {
    // Only the spaces that indent a paragraph leave nothing before the break; they make no line of their own.
    if place.end > lineStart { lines.append(text[lineStart..<place.end]) }
    lineStart = place.next
    lineWidth -= place.width
    if let after = wideBreak, after.next > lineStart {
      wideBreak = Break(end: after.end, next: after.next, width: after.width - place.width)
    } else {
      wideBreak = nil
    }
    spaceBreak = nil
  }
}

/// The parts of a list that are on the screen, and where; laid out from where the list is scrolled to.
///
/// Only these parts are measured, and those in between where the offset lies some rows away from its part.
struct ListWindow {
  struct Entry: Equatable {
    let part: ListPart
    /// The first row, counted from the upper edge of the window; negative for a part that begins above it.
    let top: Int
    /// How many rows the part takes; 1 or more.
    let rows: Int

    var bottom: Int { top + rows }
  }

  /// The rows of the window.
  let height: Int
  /// The parts that share a row with the window, from the top.
  private(set) var entries: [Entry] = []
  /// Where the window lies, told by its first part; within the content.
  private(set) var offset = ScrollOffset()
  /// Whether nothing lies above.
  private(set) var isAtTop = true
  /// Whether nothing lies below.
  private(set) var isAtEnd = true

  /// Whether the whole list is on the screen.
  var showsAll: Bool { isAtTop && isAtEnd }

  /// The window at `wanted`, or as near to it as the ends of the content allow.
  ///
  /// `measure` gives the rows of a part, 0 or more; nil, when the content has changed meanwhile, makes the window nil.
  init?(at wanted: ScrollOffset, height: Int, of content: ListContent, measure: (ListPart) -> Int?) {
    self.height = height
    guard let start = content.nearest(to: wanted.part), height > 0 else { return }
    // Rows counted from the top of `start`.
    var (high, low) = ([Entry](), [Entry]())
    var (below, above): (ListPart?, ListPart?) = (start, content.part(before: start))
    var (bottom, top) = (0, 0)
    var edge = start == wanted.part ? wanted.rows : 0

    func extendDown() -> Bool {
      while bottom < edge + height, let part = below {
        guard let rows = measure(part) else { return false }
        if rows > 0 { low.append(Entry(part: part, top: bottom, rows: rows)) }
        bottom += rows
        below = content.part(after: part)
      }
      return true
    }
    func extendUp() -> Bool {
      while top > edge, let part = above {
        guard let rows = measure(part) else { return false }
        top -= rows
        if rows > 0 { high.append(Entry(part: part, top: top, rows: rows)) }
        above = content.part(before: part)
      }
      return true
    }
    guard extendDown() else { return nil }
    edge = min(edge, bottom - height)
    guard extendUp() else { return nil }
    edge = max(edge, top)
    guard extendDown() else { return nil }
    // Parts without a row may lie between the window and an end.
    func skip(_ part: inout ListPart?, _ next: (ListPart) -> ListPart?) -> Bool {
      while let empty = part {
        guard let rows = measure(empty) else { return false }
        if rows > 0 { return true }
        part = next(empty)
      }
      return true
    }
    if bottom == edge + height { guard skip(&below, content.part(after:)) else { return nil } }
    if top == edge { guard skip(&above, content.part(before:)) else { return nil } }

    let parts = high.reversed() + low
    entries = parts.filter { $0.bottom > edge && $0.top < edge + height }
      .map { Entry(part: $0.part, top: $0.top - edge, rows: $0.rows) }
    if let first = entries.first { offset = ScrollOffset(part: first.part, rows: -first.top) }
    isAtEnd = below == nil && bottom <= edge + height
    isAtTop = above == nil && top >= edge
  }

  func entry(of part: ListPart) -> Entry? { entries.first { $0.part == part } }

  /// The part at a row of the window.
  func entry(atRow row: Int) -> Entry? { entries.first { $0.top <= row && row < $0.bottom } }
}

import Sluice

/// Where the parts of a list lie when it has a given width, from the top as far down as anybody asked.
///
/// For what has to be exact: printing, and the questions about rows of the content. A reference, since cells that are
/// being measured may reload the list: its layout is then replaced, and this one is no longer looked at.
@MainActor
final class ListLayout {
  struct Entry {
    let part: ListPart
    /// The rows of the part, counted from 0 at the top of the list's content; never empty.
    let rows: Range<Int>
  }

  /// The columns, 1 or more.
  let width: Int
  /// What the list is made of.
  let content: ListContent
  /// The parts that have been measured, from the top.
  private(set) var entries: [Entry] = []
  /// The part to be measured next; nil after the last one.
  private(set) var next: ListPart?

  init(width: Int, content: ListContent) {
    self.width = width
    self.content = content
    next = content.first
  }

  /// The rows of what has been measured.
  var height: Int { entries.last?.rows.upperBound ?? 0 }

  /// Records that `next` takes this many rows, and goes on to the part after it.
  func append(rows: Int) {
    guard let part = next else { return }
    let top = height
    let bottom = saturatingSum(top, rows)
    if bottom > top { entries.append(Entry(part: part, rows: top..<bottom)) }
    next = content.part(after: part)
  }

  /// The measured parts that share a row with `rows`; O(log n) in the number of parts, plus the result.
  func entries(in rows: Range<Int>) -> ArraySlice<Entry> {
    entries[firstIndex { $0.rows.upperBound > rows.lowerBound }...].prefix { $0.rows.lowerBound < rows.upperBound }
  }

  /// The entry of a part that has been measured and takes a row; O(log n) in the number of parts.
  func entry(of part: ListPart) -> Entry? {
    let index = firstIndex { $0.part >= part }
    return index < entries.count && entries[index].part == part ? entries[index] : nil
  }

  /// The first entry for which `isReached` holds; it holds for all that follow it as well.
  private func firstIndex(where isReached: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import FoundationEssentials
import Sluice

/// Where the parts of a table lie when it has a given width, as far down as anybody asked.
///
/// A reference, since cells that are being measured may reload the table: its layout is then replaced, and this one
/// is no longer looked at.
@MainActor
final class TableLayout {
  /// A piece of the table that takes whole rows.
  enum Part: Equatable {
    case header(section: Int)
    case item(IndexPath)
    case footer(section: Int)

    /// The parts stand in the order of these, from the top.
    var order: (section: Int, kind: Int, item: Int) {
      switch self {
      case .header(let section): (section, 0, 0)
      case .item(let path): (path.section, 1, path.item)
      case .footer(let section): (section, 2, 0)
      }
    }
  }

  struct Entry {
    let part: Part
    /// The rows of the part, counted from 0 at the top of the table's content; never empty.
    let rows: Range<Int>
  }

  /// The columns, 1 or more.
  let width: Int
  /// The parts that have been measured, from the top.
  private(set) var entries: [Entry] = []
  /// The part to be measured next; nil after the last one.
  private(set) var next: Part? = .header(section: 0)

  init(width: Int) {
    self.width = width
  }

  /// The rows of what has been measured.
  var height: Int { entries.last?.rows.upperBound ?? 0 }

  /// Skips to the next part that exists, and returns it; nil when all have been measured.
  func advance(in source: (any SectionedViewDataSource<TableViewCell>)?) -> Part? {
    guard let source else {
      next = nil
      return nil
    }
    while let part = next {
      switch part {
      case .header(let section) where section >= source.numberOfSections:
        next = nil
      case .item(let path) where path.item >= source.numberOfItems(inSection: path.section):
        next = .footer(section: path.section)
      default:
        return part
      }
    }
    return nil
  }

  /// Records that `next` takes this many rows, and goes on to the part after it.
  func append(rows: Int) {
    guard let part = next else { return }
    let top = height
    let bottom = saturatingSum(top, rows)
    if bottom > top { entries.append(Entry(part: part, rows: top..<bottom)) }
    switch part {
    case .header(let section): next = .item(IndexPath(item: 0, section: section))
    case .item(let path): next = .item(IndexPath(item: path.item + 1, section: path.section))
    case .footer(let section): next = .header(section: section + 1)
    }
  }

  /// The measured parts that share a row with `rows`; O(log n) in the number of parts, plus the result.
  func entries(in rows: Range<Int>) -> ArraySlice<Entry> {
    entries[firstIndex { $0.rows.upperBound > rows.lowerBound }...].prefix { $0.rows.lowerBound < rows.upperBound }
  }

  /// The entry of a part that has been measured and takes a row; O(log n) in the number of parts.
  func entry(of part: Part) -> Entry? {
    let index = firstIndex { $0.part.order >= part.order }
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

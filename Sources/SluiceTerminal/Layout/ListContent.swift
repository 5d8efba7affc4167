import FoundationEssentials
import Sluice

/// How many items the sections of a list have, and so which parts it is made of, from the top.
///
/// Every section has a header, its bands, and a footer, also where these take no row. A value of one moment.
struct ListContent {
  /// How many items stand side by side; 1 or more.
  let itemsPerBand: Int
  /// The items of each section.
  private let counts: [Int]
  /// How many parts stand above each section, and above the end.
  private let starts: [Int]

  /// The items of all sections.
  let itemCount: Int
  /// The first item of all; nil where there is none.
  let firstItem: IndexPath?
  /// The last item of all; nil where there is none.
  let lastItem: IndexPath?

  /// Sections with so many items each; O(sections).
  init(counts: [Int], itemsPerBand: Int = 1) {
    let perBand = max(1, itemsPerBand)
    self.itemsPerBand = perBand
    self.counts = counts.map { max(0, $0) }
    starts = self.counts.reduce(into: [0]) { starts, count in
      starts.append(starts[starts.count - 1] + 2 + (count + perBand - 1) / perBand)
    }
    itemCount = self.counts.reduce(0, saturatingSum)
    firstItem = self.counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    lastItem = self.counts.lastIndex { $0 > 0 }.map { [counts] in IndexPath(item: counts[$0] - 1, section: $0) }
  }

  var sectionCount: Int { counts.count }
  var partCount: Int { starts[counts.count] }
  var first: ListPart? { counts.isEmpty ? nil : .header(section: 0) }
  var last: ListPart? { counts.isEmpty ? nil : .footer(section: counts.count - 1) }

  /// The items of a section; 0 for one that does not exist.
  func itemCount(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  private func bandCount(_ section: Int) -> Int {
    (itemCount(inSection: section) + itemsPerBand - 1) / itemsPerBand
  }
}

// Parts, one after the other.
extension ListContent {
  func contains(_ part: ListPart) -> Bool {
    guard counts.indices.contains(part.section) else { return false }
    if case .band(let section, let index) = part { return (0..<bandCount(section)).contains(index) }
    return true
  }

  func part(after part: ListPart) -> ListPart? {
    switch part {
    case .header(let section):
      return bandCount(section) > 0 ? .band(section: section, index: 0) : .footer(section: section)
    case .band(let section, let index):
      return index + 1 < bandCount(section) ? .band(section: section, index: index + 1) : .footer(section: section)
    case .footer(let section):
      return section + 1 < counts.count ? .header(section: section + 1) : nil
    }
  }

  func part(before part: ListPart) -> ListPart? {
    switch part {
    case .header(let section):
      return section > 0 ? .footer(section: section - 1) : nil
    case .band(let section, let index):
      return index > 0 ? .band(section: section, index: index - 1) : .header(section: section)
    case .footer(let section):
      let bands = bandCount(section)
      return bands > 0 ? .band(section: section, index: bands - 1) : .header(section: section)
    }
  }

  /// The part itself where it exists, otherwise the one that is nearest to where it was; nil in an empty list.
  func nearest(to part: ListPart) -> ListPart? {
    guard !counts.isEmpty else { return nil }
    if contains(part) { return part }
    guard part.section < counts.count else { return last }
    guard case .band(let section, let index) = part, section >= 0 else { return first }
    let bands = bandCount(section)
    return bands == 0 ? .header(section: section) : .band(section: section, index: min(max(0, index), bands - 1))
  }

  /// How many parts stand above one that exists.
  func ordinal(of part: ListPart) -> Int {
    switch part {
    case .header(let section): starts[section]
    case .band(let section, let index): starts[section] + 1 + index
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// The part below so many others; the nearer end for a number outside, nil in an empty list.
  ///
  /// O(log sections).
  func part(at ordinal: Int) -> ListPart? {
    guard !counts.isEmpty else { return nil }
    let ordinal = min(max(0, ordinal), partCount - 1)
    var (low, high) = (0, counts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= ordinal { low = middle } else { high = middle }
    }
    switch ordinal - starts[low] {
    case 0: return .header(section: low)
    case let place where place <= bandCount(low): return .band(section: low, index: place - 1)
    default: return .footer(section: low)
    }
  }
}

// Items, and where they stand.
extension ListContent {
  func contains(_ path: IndexPath) -> Bool {
    guard let place = path.sectionAndItem else { return false }
    return (0..<itemCount(inSection: place.section)).contains(place.item)
  }

  /// The part that holds an item; it need not exist.
  func part(holding path: IndexPath) -> ListPart {
    .band(section: path.section, index: path.item / itemsPerBand)
  }

  /// The items of a part, from the left; none for a header and a footer.
  func items(in part: ListPart) -> [IndexPath] {
    guard case .band(let section, let index) = part else { return [] }
    let first = index * itemsPerBand
    return (first..<max(first, min(first + itemsPerBand, itemCount(inSection: section)))).map {
      IndexPath(item: $0, section: section)
    }
  }

  /// The next item below or to the right, also in a later section; nil after the last.
  ///
  /// O(empty sections between).
  func item(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < itemCount(inSection: path.section) {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return counts.indices.dropFirst(path.section + 1).first { counts[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The item before; nil before the first.
  ///
  /// O(empty sections between).
  func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return counts.indices.prefix(path.section).last { counts[$0] > 0 }.map {
      IndexPath(item: counts[$0] - 1, section: $0)
    }
  }

  /// The item itself where it exists, otherwise the one that is nearest to where it was; nil in an empty list.
  func nearestItem(to path: IndexPath) -> IndexPath? {
    guard let place = path.sectionAndItem, place.section >= 0 else { return firstItem }
    let count = itemCount(inSection: place.section)
    if count > 0 { return IndexPath(item: min(max(0, place.item), count - 1), section: place.section) }
    guard place.section < counts.count else { return lastItem }
    return item(after: IndexPath(item: 0, section: place.section)) ?? lastItem
  }
}

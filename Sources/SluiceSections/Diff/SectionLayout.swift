/// Where the sections of a list begin if all items are counted through from 0.
@usableFromInline
struct SectionLayout {
  /// The number of the first item of each section, and at the end how many items there are.
  @usableFromInline private(set) var starts: [Int]

  /// The layout of sections with so many items each.
  ///
  /// O(sections).
  @inlinable
  init(counts: some Collection<Int>) {
    starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var sum = 0
    for count in counts {
      sum += count
      starts.append(sum)
    }
  }

  /// How many items there are.
  @inlinable
  var itemCount: Int { starts[starts.count - 1] }

  /// How many sections there are.
  @inlinable
  var sectionCount: Int { starts.count - 1 }

  /// The items of a section, counted through.
  @inlinable
  func items(of section: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[section], starts[section + 1]))
  }

  /// The section that holds an item, looked for in section `guess` first.
  ///
  /// O(log sections), O(1) if the guess is right.
  @inlinable
  func section(of item: Int, guess: Int) -> Int {
    if items(of: guess).contains(item) { return guess }
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of an item, looked for in section `guess` first.
  @inlinable
  func path(of item: Int, guess: Int) -> ItemPath {
    let section = section(of: item, guess: guess)
    return ItemPath(sectionIndex: section, itemIndex: item - starts[section])
  }

  /// The places of items, which ascend.
  @inlinable
  func paths(of items: [Int]) -> [ItemPath] {
    var section = 0
    return items.map { item in
      let path = path(of: item, guess: section)
      section = path.sectionIndex
      return path
    }
  }
}

/// The third stage: items are moved and inserted, in places of the sections as they were arranged before.
@usableFromInline
struct Placements {
  /// From the place before this stage to the place after it, as few as can be, ascending in the latter.
  @usableFromInline private(set) var moved: [(from: ItemPath, to: ItemPath)] = []
  /// By the places after this stage, ascending; those of new sections came with them.
  @usableFromInline private(set) var inserted: [ItemPath] = []

  /// Plans the stage.
  ///
  /// O(sections + items) but for the moves, O(items log items) for them.
  @usableFromInline
  init(_ comparison: Comparison, _ deletions: Deletions, _ arrangement: Arrangement) {
    var moves: [Int] = []
    for (place, slot) in arrangement.slots.enumerated() {
      switch slot {
      case .leaving: continue
      case .new(let final):
        append(final, at: place, from: 0..<0, comparison, &moves)
      case .kept(let initial, let final):
        append(final, at: place, from: comparison.initialLayout.items(of: initial), comparison, &moves)
        appendInsertions(final, at: place, comparison)
      }
    }
    complete(comparison, deletions, arrangement)
  }

  /// Adds the moves into a section; their origins are still numbers in the initial list.
  private mutating func append(
    _ final: Int, at place: Int, from origin: Range<Int>, _ comparison: Comparison, _ moves: inout [Int]
  ) {
    let range = comparison.finalLayout.items(of: final)
    moves.removeAll(keepingCapacity: true)
    comparison.items.appendMoves(in: range, from: origin, to: &moves)
    for item in moves {
      let to = ItemPath(sectionIndex: place, itemIndex: item - range.lowerBound)
      moved.append((from: ItemPath(sectionIndex: 0, itemIndex: comparison.items.initials[item]), to: to))
    }
  }

  private mutating func appendInsertions(_ final: Int, at place: Int, _ comparison: Comparison) {
    let range = comparison.finalLayout.items(of: final)
    for item in range where comparison.items.initials[item] == Matching.none {
      inserted.append(ItemPath(sectionIndex: place, itemIndex: item - range.lowerBound))
    }
  }

  /// Turns the origins of the moves into places before this stage: sections have moved, and items have gone.
  private mutating func complete(_ comparison: Comparison, _ deletions: Deletions, _ arrangement: Arrangement) {
    var section = 0
    for index in moved.indices {
      let item = moved[index].from.itemIndex
      section = comparison.initialLayout.section(of: item, guess: section)
      let start = comparison.initialLayout.starts[section]
      moved[index].from = ItemPath(
        sectionIndex: arrangement.places[section],
        itemIndex: item - start - deletions.count(from: start, to: item))
    }
  }
}

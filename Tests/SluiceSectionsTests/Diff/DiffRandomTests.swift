import SluiceSections
import TestSupport
import Testing

/// Larger lists by seed.
@Suite struct DiffRandomTests {
  @Test func `B24 Twenty thousand random pairs are replayed to the target`() {
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let initial = randomList(&generator)
      let final = randomList(&generator)
      guard let fault = faultOfReplay(initial, final) else { continue }
      Issue.record("seed \(seed): \(initial) to \(final): \(fault)")
      return
    }
  }

  @Test func `B24 Lists that were edited a little are replayed to the target`() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let initial = longList(&generator)
      let final = edited(initial, &generator)
      guard let fault = faultOfReplay(initial, final) else { continue }
      Issue.record("seed \(seed): \(initial) to \(final): \(fault)")
      return
    }
  }

  @Test func `B22 Random permutations move n less the longest ascending subsequence`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let numbers = Array(0..<Int.random(in: 0...150, using: &generator))
      let shuffled = numbers.shuffled(using: &generator)
      let expected = numbers.count - lengthOfLongestAscending(shuffled)
      let rows = try changesets([Block("a", numbers)], [Block("a", shuffled)])
      #expect(rows.map(\.movedItems.count).reduce(0, +) == expected, "seed \(seed)")
      let sections = try changesets(numbers.map { Block("\($0)") }, shuffled.map { Block("\($0)") })
      #expect(sections.map(\.movedSections.count).reduce(0, +) == expected, "seed \(seed)")
      #expect(try Diff.differences(from: numbers, to: shuffled).moved.count == expected, "seed \(seed)")
    }
  }

  /// Up to five sections of six, up to twelve rows of sixteen, some of them changed.
  private func randomList(_ generator: inout SeededGenerator) -> [Block] {
    let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &generator)
    var rows = Array(0..<16).shuffled(using: &generator)[..<Int.random(in: 0...12, using: &generator)]
    return names.prefix(Int.random(in: 0...5, using: &generator)).map { name in
      let count = Int.random(in: 0...rows.count, using: &generator)
      defer { rows = rows.dropFirst(count) }
      return Block(
        name, title: Bool.random(using: &generator) ? "'" : "",
        rows.prefix(count).map { Row(identity: $0, text: Bool.random(using: &generator) ? "'" : "") })
    }
  }

  private func longList(_ generator: inout SeededGenerator) -> [Block] {
    (0..<Int.random(in: 1...12, using: &generator)).map { section in
      Block("\(section)", (0..<Int.random(in: 0...20, using: &generator)).map { section * 100 + $0 })
    }
  }

  private func edited(_ blocks: [Block], _ generator: inout SeededGenerator) -> [Block] {
    var blocks = blocks
    for edit in 0..<Int.random(in: 0...6, using: &generator) {
      let place = blocks.indices.randomElement(using: &generator)
      let other = blocks.indices.randomElement(using: &generator)
      guard let place, let other else { continue }
      let row = blocks[place].items.indices.randomElement(using: &generator)
      switch (Int.random(in: 0...6, using: &generator), row) {
      case (0, _): blocks[place].title += "'"
      case (1, _): blocks.swapAt(place, other)
      case (2, _): blocks.insert(Block("new \(edit)", [10_000 + edit]), at: place)
      case (3, let row?): blocks[other].items.insert(blocks[place].items.remove(at: row), at: 0)
      case (4, let row?): blocks[place].items[row].text += "'"
      case (5, let row?): blocks[place].items.remove(at: row)
      default: blocks[place].items.insert(Row(identity: 20_000 + edit), at: 0)
      }
    }
    return blocks
  }
}

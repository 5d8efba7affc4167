import SluiceSections
import Testing

/// All pairs of small lists, up to the names of what is in them.
@Suite struct DiffExhaustiveTests {
  @Test func `B24 All pairs of up to two sections and three rows are replayed to the target`() {
    let finals = lists(sections: ["a", "b", "c"], mostSections: 2, rows: [1, 2, 3])
    for initial in plainLists(mostSections: 2, mostRows: 3) {
      for (number, final) in finals.enumerated() {
        expectReplay(initial, changed(final, by: number))
      }
    }
  }

  @Test func `B24 All pairs of up to three sections and two rows are replayed to the target`() {
    let finals = lists(sections: ["a", "b", "c"], mostSections: 3, rows: [1, 2])
    for initial in plainLists(mostSections: 3, mostRows: 2) {
      for (number, final) in finals.enumerated() {
        expectReplay(initial, changed(final, by: number))
      }
    }
  }

  @Test func `B22 All permutations of up to six rows move as few as can be`() {
    for count in 0...6 {
      let numbers = Array(0..<count)
      for permutation in arrangements(of: numbers) where permutation.count == count {
        expectReplay([Block("a", numbers)], [Block("a", permutation)])
      }
    }
  }

  @Test func `B23 All changes of content in pairs of one or two sections are seen`() {
    for initial in plainLists(mostSections: 2, mostRows: 2) {
      for final in lists(sections: ["a", "b"], mostSections: 2, rows: [1, 2]) {
        for mask in 0..<(1 << (final.count + final.flatMap(\.items).count)) {
          expectReplay(initial, changed(final, by: mask))
        }
      }
    }
  }

  private func expectReplay(_ initial: [Block], _ final: [Block]) {
    if let fault = faultOfReplay(initial, final) {
      Issue.record("\(initial) to \(final): \(fault)")
    }
  }

  /// Lists whose sections and rows come in the order of their names: others differ from them by names alone.
  private func plainLists(mostSections: Int, mostRows: Int) -> [[Block]] {
    (0...mostSections).flatMap { count in
      (0...mostRows).flatMap { rows in
        split(Array(1...max(rows, 1))[..<rows], into: count).map { parts in
          zip(["a", "b", "c"], parts).map { Block($0, $1) }
        }
      }
    }
  }

  /// All lists of some of `sections`, with some of `rows` in them, each at most once.
  private func lists(sections: [String], mostSections: Int, rows: [Int]) -> [[Block]] {
    arrangements(of: sections).filter { $0.count <= mostSections }.flatMap { names in
      arrangements(of: rows).flatMap { row in
        split(row[...], into: names.count).map { parts in zip(names, parts).map { Block($0, $1) } }
      }
    }
  }

  /// Gives the things whose bits are set in `mask` another content, sections first.
  private func changed(_ blocks: [Block], by mask: Int) -> [Block] {
    var bits = mask
    func next() -> String {
      defer { bits >>= 1 }
      return bits & 1 == 0 ? "" : "'"
    }
    return blocks.map { block in
      Block(block.identity, title: next(), block.items.map { Row(identity: $0.identity, text: next()) })
    }
  }

  /// All ways to cut `rows` into `count` parts; none if there are rows and no part.
  private func split(_ rows: ArraySlice<Int>, into count: Int) -> [[[Int]]] {
    if count == 0 { return rows.isEmpty ? [[]] : [] }
    if count == 1 { return [[Array(rows)]] }
    return (0...rows.count).flatMap { length in
      split(rows.dropFirst(length), into: count - 1).map { [Array(rows.prefix(length))] + $0 }
    }
  }

  /// All sequences of different elements of `things`.
  private func arrangements<Thing: Equatable>(of things: [Thing]) -> [[Thing]] {
    [[]] + things.flatMap { first in arrangements(of: things.filter { $0 != first }).map { [first] + $0 } }
  }
}

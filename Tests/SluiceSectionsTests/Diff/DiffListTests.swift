import SluiceSections
import TestSupport
import Testing

/// Plain lists, without sections.
@Suite struct DiffListTests {
  struct Message: Equatable {
    let id: Int
    var text = ""
  }

  @Test func `Elements with identities are deleted, inserted, moved and updated`() throws {
    let changes = try Diff.differences(
      from: [Row(identity: 1), Row(identity: 2), Row(identity: 3)],
      to: [Row(identity: 3, text: "'"), Row(identity: 4), Row(identity: 1)])
    #expect("\(changes)" == "updated 2; deleted 1; moved 2 -> 0; inserted 1")
    #expect(!changes.isEmpty)
  }

  @Test func `Hashable elements are their own identities`() throws {
    enum Page: Hashable { case first, second, third }
    let changes = try Diff.differences(from: [Page.first, .second], to: [.second, .third, .first])
    #expect("\(changes)" == "moved 1 -> 0; inserted 1")
  }

  @Test func `Elements are identified by a key path`() throws {
    let changes = try Diff.differences(
      from: [Message(id: 1), Message(id: 2)], to: [Message(id: 2), Message(id: 1, text: "'")], identifiedBy: \.id)
    #expect("\(changes)" == "updated 0; moved 1 -> 0")
  }

  @Test func `Numbers and strings need not say how they are identified`() throws {
    #expect("\(try Diff.differences(from: [1, 2], to: [2, 3]))" == "deleted 0; inserted 1")
    #expect("\(try Diff.differences(from: ["a"], to: ["b"]))" == "deleted 0; inserted 0")
  }

  @Test func `Equal lists have no changes`() throws {
    let numbers = [1, 2, 3]
    #expect(try Diff.differences(from: numbers, to: numbers).isEmpty)
    #expect("\(try Diff.differences(from: numbers, to: [1, 2, 3]))" == "no changes")
    #expect(try Diff.differences(from: [Int](), to: []) == Diff.differences(from: [1], to: [1]))
  }

  @Test func `A duplicate in the new list is an error, one in the old list goes`() throws {
    #expect(
      throws: DiffError.duplicateItem(
        item: "7", first: ItemPath(sectionIndex: 0, itemIndex: 1), second: ItemPath(sectionIndex: 0, itemIndex: 2))
    ) {
      try Diff.differences(from: [], to: [1, 7, 7])
    }
    #expect("\(try Diff.differences(from: [7, 7, 1], to: [1, 7]))" == "deleted 1; moved 2 -> 0")
  }

  @Test func `Random lists are rebuilt from their changes`() throws {
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func list() -> [Row] {
        (0..<20).shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator))
          .map { Row(identity: $0, text: Bool.random(using: &generator) ? "'" : "") }
      }
      let (initial, final) = (list(), list())
      #expect(rebuilt(initial, final, try Diff.differences(from: initial, to: final)) == final, "seed \(seed)")
    }
  }

  /// `initial` after `changes`, with content taken from `final` only where it is new or updated.
  private func rebuilt(_ initial: [Row], _ final: [Row], _ changes: ListChanges) -> [Row] {
    let gone = Set(changes.deleted + changes.moved.map(\.from))
    let updated = Set(changes.updated.map { initial[$0].identity })
    var arrived: [Int: Row] = [:]
    for (from, to) in changes.moved { arrived[to] = initial[from] }
    for place in changes.inserted { arrived[place] = final[place] }
    var rest = initial.indices.filter { !gone.contains($0) }.map { initial[$0] }[...]
    return (0..<arrived.count + rest.count).compactMap { place in
      let row = arrived[place] ?? rest.popFirst()
      return row.map { updated.contains($0.identity) ? final[place] : $0 }
    }
  }
}

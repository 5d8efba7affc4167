import SluiceSections
import Testing

@Suite struct DiffBehaviourTests {
  @Test func `B20 Two new rows with one identity are an error that names both places`() {
    expectError(
      .duplicateItem(
        item: "7", first: ItemPath(sectionIndex: 0, itemIndex: 0), second: ItemPath(sectionIndex: 0, itemIndex: 1)),
      [Block("a")], [Block("a", [7, 7])])
    expectError(
      .duplicateItem(
        item: "7'", first: ItemPath(sectionIndex: 1, itemIndex: 1), second: ItemPath(sectionIndex: 3, itemIndex: 0)),
      [], [Block("a"), Block("b", [6, 7]), Block("c"), Block("d", [Row(identity: 7, text: "'")])])
  }

  @Test func `B20 Two new sections with one identity are an error that names both places`() {
    expectError(
      .duplicateSection(section: "b", first: 1, second: 2), [],
      [Block("a"), Block("b"), Block("b", title: "'")])
  }

  @Test func `B20 The update after duplicates is a normal one`() throws {
    let rows = try changesets([Block("a", [7, 7])], [Block("a", [7])])
    #expect("\(rows)" == "[deleted items (0, 1)]")
    #expect(rows.last?.finalSections == [Block("a", [7])])
    let sections = try changesets([Block("a", [1]), Block("a", [2]), Block("b")], [Block("b"), Block("a", [1, 2])])
    #expect(
      "\(sections)" == """
        [moved sections 2 -> 0, moved items (2, 0) -> (1, 1), deleted sections 2]
        """)
  }

  @Test func `B21 A change of the header alone is one section update`() throws {
    let stages = try changesets([Block("a", [1]), Block("b", [2])], [Block("a", [1]), Block("b", title: "'", [2])])
    #expect("\(stages)" == "[updated sections 1]")
    #expect(stages.first?.changeCount == 1)
  }

  @Test func `B21 The header of a section that moves and whose rows change is updated at its new place`() throws {
    let stages = try changesets([Block("a", [1]), Block("b", [2])], [Block("b", title: "'", [3]), Block("a", [1])])
    #expect(
      "\(stages)" == """
        [deleted items (1, 0), moved sections 1 -> 0, inserted items (0, 0), updated sections 0]
        """)
  }

  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 1], "[moved items (0, 0) -> (0, 5)]"),
    ([1, 2, 3, 4, 5, 6], [6, 1, 2, 3, 4, 5], "[moved items (0, 5) -> (0, 0)]"),
    ([1, 2], [2, 1], "[moved items (0, 1) -> (0, 0)]"),
  ])
  func `B22 First to last and last to first are one move`(_ initial: [Int], _ final: [Int], _ expected: String) throws {
    #expect("\(try changesets([Block("a", initial)], [Block("a", final)]))" == expected)
  }

  @Test func `B22 A section that goes to the other end is one move, and its rows go along`() throws {
    let names = ["a", "b", "c", "d"]
    let blocks = names.enumerated().map { Block($1, [$0]) }
    #expect("\(try changesets(blocks, Array(blocks[1...] + blocks[..<1])))" == "[moved sections 0 -> 3]")
    #expect("\(try changesets(blocks, Array(blocks[3...] + blocks[..<3])))" == "[moved sections 3 -> 0]")
  }

  @Test func `B23 A row that changed and moved is both updated and moved`() throws {
    let changed = Row(identity: 2, text: "'")
    let final = [Block("s", [changed, Row(identity: 1), Row(identity: 3)])]
    let stages = try changesets([Block("s", [1, 2, 3])], final)
    #expect("\(stages)" == "[updated items (0, 1), moved items (0, 1) -> (0, 0)]")
    #expect(stages.first?.finalSections.first?.items[1] == changed)
    #expect(stages.last?.finalSections == final)
  }

  @Test func `B23 A row that changed and moved to another section is both updated and moved`() throws {
    let final = [Block("s", [1, 3]), Block("t", [Row(identity: 4), Row(identity: 2, text: "'")])]
    let stages = try changesets([Block("s", [1, 2, 3]), Block("t", [4])], final)
    #expect("\(stages)" == "[updated items (0, 1), moved items (0, 1) -> (1, 1)]")
    #expect(stages.last?.finalSections == final)
  }

  @Test func `B24 A row moves out of a section that goes, and into one that comes`() throws {
    let initial = [Block("old", [1, 2]), Block("kept", [3])]
    let final = [Block("kept", [3]), Block("new", [4, 2])]
    let stages = try changesets(initial, final)
    #expect(
      "\(stages)" == "[inserted sections 2, moved items (0, 1) -> (2, 1), deleted sections 0]")
    #expect(faultOfReplay(initial, final) == nil)
  }

  @Test func `B24 A row that is inserted while another goes does not keep its place`() throws {
    let stages = try changesets([Block("a", [1, 2, 3])], [Block("a", [3, 4, 1])])
    #expect(
      "\(stages)" == "[deleted items (0, 1), moved items (0, 1) -> (0, 0); inserted items (0, 1)]")
    let steps = try Diff.sequentialChanges(
      initialSections: [Block("a", [1, 2, 3])], finalSections: [Block("a", [3, 4, 1])])
    #expect(
      "\(steps)" == "[delete item (0, 1), move item (0, 1) -> (0, 0), insert item 4 at (0, 1)]")
  }

  @Test func `B25 A section is emptied and filled again`() throws {
    #expect("\(try changesets([Block("a", [1, 2])], [Block("a")]))" == "[deleted items (0, 0), (0, 1)]")
    #expect("\(try changesets([Block("a")], [Block("a", [1, 2])]))" == "[inserted items (0, 0), (0, 1)]")
  }

  @Test func `B25 A row moves into an empty section`() throws {
    let stages = try changesets([Block("a", [1]), Block("b")], [Block("a"), Block("b", [1])])
    #expect("\(stages)" == "[moved items (0, 0) -> (1, 0)]")
  }

  @Test func `B25 The echo of a drag has no changes, and a refused drag moves the row back`() throws {
    let before = [Block("a", [1, 2, 3])]
    let dragged = [Block("a", [3, 1, 2])]
    #expect(try changesets(dragged, [Block("a", [3, 1, 2])]).isEmpty)
    #expect("\(try changesets(dragged, before))" == "[moved items (0, 0) -> (0, 2)]")
  }

  private func expectError(_ expected: DiffError, _ initial: [Block], _ final: [Block]) {
    #expect(throws: expected) { try changesets(initial, final) }
  }
}

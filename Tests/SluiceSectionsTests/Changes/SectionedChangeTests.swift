import SluiceSections
import Testing

@Suite struct SectionedChangeTests {
  @Test func `Single changes carry what a view needs to show them`() throws {
    let changes = try Diff.sequentialChanges(
      initialSections: [Block("a", [1, 2]), Block("b", [3]), Block("c")],
      finalSections: [
        Block("d"), Block("b", title: "'", [Row(identity: 3, text: "'"), Row(identity: 4)]), Block("a", [2]),
      ])
    #expect(
      changes.map(\.description) == [
        "update item (1, 0) to 3'", "delete item (0, 0)", "delete section 2",
        "insert section d[] at 0", "move section 2 -> 1",
        "insert item 4 at (1, 1)", "update section 1 to b'[3', 4]",
      ])
  }

  @Test func `A move names its target in the list without what moves`() throws {
    let changes = try Diff.sequentialChanges(
      initialSections: [Block("a", [1, 2, 3, 4])], finalSections: [Block("a", [4, 3, 2, 1])])
    #expect(
      changes.map(\.description) == [
        "move item (0, 3) -> (0, 0)", "move item (0, 3) -> (0, 1)", "move item (0, 3) -> (0, 2)",
      ])
  }
}

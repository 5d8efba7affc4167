import SluiceSections
import Testing

@Suite struct ChangesetTests {
  @Test func `The first changeset reloads, with all sections new`() {
    let first = Changeset.initialValue([Block("a", [1]), Block("b")])
    #expect(first.reloadData)
    #expect(first.originalSections.isEmpty)
    #expect(first.finalSections == [Block("a", [1]), Block("b")])
    #expect("\(first)" == "reload; inserted sections 0, 1")
    #expect(
      first.sequentialChanges == [.insertSection(Block("a", [1]), at: 0), .insertSection(Block("b"), at: 1)])
  }

  @Test func `A changeset counts and describes what changes`() throws {
    let stages = try changesets(
      [Block("a", [1, 2]), Block("b", [3]), Block("c")],
      [Block("d"), Block("b", title: "'", [Row(identity: 3, text: "'"), Row(identity: 4)]), Block("a", [2])])
    #expect(
      stages.map(\.description) == [
        "updated items (1, 0); deleted items (0, 0); deleted sections 2",
        "moved sections 1 -> 1; inserted sections 0",
        "inserted items (1, 1)",
        "updated sections 1",
      ])
    #expect(stages.map(\.changeCount) == [3, 2, 1, 1])
    #expect(stages.allSatisfy { !$0.reloadData })
    for (before, after) in zip(stages, stages.dropFirst()) { #expect(before.finalSections == after.originalSections) }
  }

  @Test func `A path is ordered by section, then by item`() {
    let paths = [(1, 0), (0, 2), (0, 1)].map { ItemPath(sectionIndex: $0, itemIndex: $1) }
    #expect("\(paths.sorted())" == "[(0, 1), (0, 2), (1, 0)]")
    #expect(Set(paths + paths).count == 3)
  }
}

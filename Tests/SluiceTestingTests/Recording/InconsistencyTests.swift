import Foundation
import Sluice
import SluiceTesting
import Testing

@Suite struct InconsistencyTests {
  private func place(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `A step that leads from one list to the other has no fault`() {
    let updates = BatchUpdates(
      deletedSections: [0], insertedSections: [2], movedSections: [.init(from: 3, to: 0)], updatedSections: [2],
      deletedItems: [place(1, 0)], insertedItems: [place(1, 0), place(1, 1)],
      movedItems: [.init(from: place(2, 1), to: place(0, 0))], updatedItems: [place(2, 0)])
    #expect(updates.inconsistencies(before: [5, 2, 2, 4], after: [5, 3, 7, 1]).isEmpty)
    #expect(BatchUpdates().inconsistencies(before: [], after: []).isEmpty)
  }

  @Test(
    arguments: [
      (
        BatchUpdates(deletedSections: [2]), [1, 1], [1],
        ["section 2 is deleted, but there are 2 sections before the step"]
      ),
      (
        BatchUpdates(insertedSections: [-1]), [1], [1, 1],
        ["section -1 is inserted, but there are 2 sections after the step"]
      ),
      (
        BatchUpdates(movedSections: [.init(from: 1, to: 0), .init(from: 0, to: 0)]), [1, 1], [1, 1],
        ["section 0 is moved to twice"]
      ),
      (
        BatchUpdates(deletedSections: [0], movedSections: [.init(from: 0, to: 0)]), [1, 1], [1],
        ["section 0 is both deleted and moved"]
      ),
      (BatchUpdates(deletedSections: [0], updatedSections: [0]), [1], [], ["section 0 is both deleted and updated"]),
      (
        BatchUpdates(insertedSections: [0]), [1], [1],
        ["there are 1 sections after the step, but 1 before it, 1 inserted and 0 deleted make 2"]
      ),
    ] as [(BatchUpdates, [Int], [Int], [String])])
  func `Faults of sections are named`(updates: BatchUpdates, before: [Int], after: [Int], faults: [String]) {
    #expect(updates.inconsistencies(before: before, after: after) == faults)
  }

  @Test func `Faults of items are named`() {
    func faults(_ updates: BatchUpdates, _ before: [Int], _ after: [Int]) -> [String] {
      updates.inconsistencies(before: before, after: after)
    }
    #expect(
      faults(BatchUpdates(deletedItems: [place(0, 2)]), [2], [1])
        == ["item 0.2 is deleted, but section 0 has 2 items before the step"])
    #expect(
      faults(BatchUpdates(insertedItems: [place(1, 0)]), [2], [3])
        == ["item 1.0 is inserted, but there are 1 sections after the step"])
    #expect(
      faults(BatchUpdates(updatedItems: [IndexPath(index: 4)]), [2], [2])
        == ["item 4 is updated, but a place has a section and an item"])
    #expect(
      faults(
        BatchUpdates(deletedItems: [place(0, 0)], movedItems: [.init(from: place(0, 0), to: place(0, 0))]), [2], [1])
        == ["item 0.0 is both deleted and moved"])
    #expect(
      faults(BatchUpdates(deletedItems: [place(0, 0), place(0, 0)]), [2], [0]) == ["item 0.0 is deleted twice"])
    #expect(
      faults(BatchUpdates(deletedSections: [0], deletedItems: [place(0, 0)]), [2], [])
        == ["item 0.0 is deleted, though its section is deleted with all its items"])
    #expect(
      faults(BatchUpdates(insertedSections: [0], insertedItems: [place(0, 0)]), [], [2])
        == ["item 0.0 is inserted, though its section is inserted with all its items"])
  }

  @Test func `Counts that do not add up are named with what they are made of`() {
    #expect(
      BatchUpdates(insertedItems: [place(0, 0)]).inconsistencies(before: [2, 1], after: [2, 0]) == [
        """
        section 0 has 2 items after the step, but 2 before it, 1 inserted, 0 deleted, 0 moved in and 0 moved out make 3
        """,
        """
        section 1 has 0 items after the step, but 1 before it, 0 inserted, 0 deleted, 0 moved in and 0 moved out make 1
        """,
      ])
    let updates = BatchUpdates(
      insertedSections: [0], deletedItems: [place(0, 0)], movedItems: [.init(from: place(0, 1), to: place(2, 0))])
    #expect(
      updates.inconsistencies(before: [3, 0], after: [9, 3, 1]) == [
        """
        section 1, which was 0, has 3 items after the step, but 3 before it, 0 inserted, 1 deleted, 0 moved in and 1 \
        moved out make 1
        """
      ])
  }
}

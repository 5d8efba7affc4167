/// The changes of one batch in numbers, whatever the sections are.
package struct Step {
  package var deletedSections: [Int]
  package var insertedSections: [Int]
  package var movedSections: [(from: Int, to: Int)]
  package var updatedSections: [Int]
  package var deletedItems: [ItemPath]
  package var insertedItems: [ItemPath]
  package var movedItems: [(from: ItemPath, to: ItemPath)]
  package var updatedItems: [ItemPath]

  /// A step, in whatever order its changes are given.
  ///
  /// O(c log c) in the changes, O(c) if they ascend already.
  package init(
    deletedSections: [Int], insertedSections: [Int], movedSections: [(from: Int, to: Int)], updatedSections: [Int],
    deletedItems: [ItemPath], insertedItems: [ItemPath], movedItems: [(from: ItemPath, to: ItemPath)],
    updatedItems: [ItemPath]
  ) {
    self.deletedSections = deletedSections.sorted()
    self.insertedSections = insertedSections.sorted()
    self.movedSections = movedSections.sorted { $0.to < $1.to }
    self.updatedSections = updatedSections.sorted()
    self.deletedItems = deletedItems.sorted()
    self.insertedItems = insertedItems.sorted()
    self.movedItems = movedItems.sorted { $0.to < $1.to }
    self.updatedItems = updatedItems.sorted()
  }
}

extension Changeset {
  /// The changes without the sections.
  package var step: Step {
    Step(
      deletedSections: deletedSections, insertedSections: insertedSections, movedSections: movedSections,
      updatedSections: updatedSections, deletedItems: deletedItems, insertedItems: insertedItems,
      movedItems: movedItems, updatedItems: updatedItems)
  }
}

/// One step from a list of sections to another, which a view can show as one batch.
///
/// A batch has the convention of UIKit: what is deleted, updated or moved away is named by its place before the batch,
/// what is inserted or moved in by its place after it. No place is named twice on either side. A batch that deletes or
/// updates items moves and inserts none, and a batch that changes which sections there are moves no items, so that a
/// view can apply it without looking at the others.
///
///     for changeset in try Diff.differencesForSectionedView(initialSections: shown, finalSections: next) {
///       shown = changeset.finalSections
///       view.performBatchUpdates(changeset)
///     }
///     shown = next
public struct Changeset<Section: SectionModelType> {
  /// The type of the items.
  public typealias Item = Section.Item

  /// Whether a view should show everything anew rather than animate.
  public let reloadData: Bool

  /// The sections before this step.
  public let originalSections: [Section]
  /// The sections after this step.
  public let finalSections: [Section]

  /// New sections, by their places after the step, ascending.
  ///
  /// Their items come with them and are not named again.
  public let insertedSections: [Int]
  /// Sections that go, by their places before the step, ascending.
  ///
  /// Their items go with them and are not named again.
  public let deletedSections: [Int]
  /// Sections that move with all their items: from the place before the step, to the place after it, ascending in the latter.
  public let movedSections: [(from: Int, to: Int)]
  /// Sections whose own content changed, such as a title, by their places before the step, ascending.
  public let updatedSections: [Int]

  /// New items, by their places after the step, ascending.
  public let insertedItems: [ItemPath]
  /// Items that go, by their places before the step, ascending.
  public let deletedItems: [ItemPath]
  /// Items that move: from the place before the step, to the place after it, ascending in the latter.
  public let movedItems: [(from: ItemPath, to: ItemPath)]
  /// Items whose content changed, by their places before the step, ascending.
  public let updatedItems: [ItemPath]

  @usableFromInline
  init(
    reloadData: Bool = false,
    originalSections: [Section] = [],
    finalSections: [Section] = [],
    insertedSections: [Int] = [],
    deletedSections: [Int] = [],
    movedSections: [(from: Int, to: Int)] = [],
    updatedSections: [Int] = [],
    insertedItems: [ItemPath] = [],
    deletedItems: [ItemPath] = [],
    movedItems: [(from: ItemPath, to: ItemPath)] = [],
    updatedItems: [ItemPath] = []
  ) {
    self.reloadData = reloadData
    self.originalSections = originalSections
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// The first step of a view that shows nothing yet: all `sections` are new, and a reload shows them.
  public static func initialValue(_ sections: [Section]) -> Changeset {
    Changeset(reloadData: true, finalSections: sections, insertedSections: Array(sections.indices))
  }

  /// How many sections and items are inserted, deleted, moved or updated, for a view that reloads when they are many.
  public var changeCount: Int {
    insertedSections.count + deletedSections.count + movedSections.count + updatedSections.count
      + insertedItems.count + deletedItems.count + movedItems.count + updatedItems.count
  }
}

extension Changeset: Sendable where Section: Sendable {}

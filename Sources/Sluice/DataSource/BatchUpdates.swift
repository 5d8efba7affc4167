public import FoundationEssentials
import SluiceSections

/// One step of a view from the sections it shows to the next ones.
///
/// Whatever is deleted, updated or moved away is named by its place before the step, whatever is inserted or moved in by
/// its place after it: the convention of UIKit. No place is named twice on either side, a section that is deleted,
/// inserted or moved takes its items along, and what is not named keeps its order.
public struct BatchUpdates: Hashable, Sendable {
  /// From one place to another.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place before the step.
    public var from: Place
    /// The place after the step.
    public var to: Place

    /// A move from one place to another.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that go, by their places before the step.
  public var deletedSections: [Int]
  /// Sections that come, by their places after the step.
  public var insertedSections: [Int]
  /// Sections that move, with all their items.
  public var movedSections: [Move<Int>]
  /// Sections whose header and footer changed, by their places before the step; their items stay.
  public var updatedSections: [Int]

  /// Items that go, by their places before the step.
  public var deletedItems: [IndexPath]
  /// Items that come, by their places after the step.
  public var insertedItems: [IndexPath]
  /// Items that move, in their section or to another one.
  public var movedItems: [Move<IndexPath>]
  /// Items whose content changed, by their places before the step.
  public var updatedItems: [IndexPath]

  /// How the step is to look, where the view can choose.
  public var animations: AnimationConfiguration

  /// A step; without arguments, one that changes nothing.
  public init(
    deletedSections: [Int] = [], insertedSections: [Int] = [], movedSections: [Move<Int>] = [],
    updatedSections: [Int] = [], deletedItems: [IndexPath] = [], insertedItems: [IndexPath] = [],
    movedItems: [Move<IndexPath>] = [], updatedItems: [IndexPath] = [],
    animations: AnimationConfiguration = AnimationConfiguration()
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.deletedItems = deletedItems
    self.insertedItems = insertedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
    self.animations = animations
  }

  /// The step that `changeset` describes; it may not be one that asks for a reload.
  public init<Section>(
    _ changeset: Changeset<Section>, animations: AnimationConfiguration = AnimationConfiguration()
  ) {
    self.init(
      deletedSections: changeset.deletedSections, insertedSections: changeset.insertedSections,
      movedSections: changeset.movedSections.map { Move(from: $0.from, to: $0.to) },
      updatedSections: changeset.updatedSections,
      deletedItems: changeset.deletedItems.map(IndexPath.init),
      insertedItems: changeset.insertedItems.map(IndexPath.init),
      movedItems: changeset.movedItems.map { Move(from: IndexPath($0.from), to: IndexPath($0.to)) },
      updatedItems: changeset.updatedItems.map(IndexPath.init), animations: animations)
  }
}

extension BatchUpdates: CustomStringConvertible {
  /// What changes, in one line: `delete items 0.1, 0.2; move sections 3 -> 0`.
  public var description: String {
    let parts = [
      part("delete sections", deletedSections.map(\.description)),
      part("insert sections", insertedSections.map(\.description)),
      part("move sections", movedSections.map { "\($0.from) -> \($0.to)" }),
      part("update sections", updatedSections.map(\.description)),
      part("delete items", deletedItems.map(\.dotted)),
      part("insert items", insertedItems.map(\.dotted)),
      part("move items", movedItems.map { "\($0.from.dotted) -> \($0.to.dotted)" }),
      part("update items", updatedItems.map(\.dotted)),
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }

  private func part(_ name: String, _ places: [String]) -> String? {
    places.isEmpty ? nil : "\(name) \(places.joined(separator: ", "))"
  }
}

extension IndexPath {
  /// The place that a diff names.
  public init(_ path: ItemPath) {
    self.init(item: path.itemIndex, section: path.sectionIndex)
  }

  /// The indexes as messages name them: `1.0`.
  package var dotted: String { map(String.init).joined(separator: ".") }
}

public import FoundationEssentials
import SluiceSections

extension BatchUpdates {
  /// One change of a step, for a view that applies one at a time.
  ///
  /// `at`, `from` and `to` are places in the list as the changes before this one have left it; a move takes the thing away
  /// first, so `to` is a place in the list without it. `final` is the place after the whole step: where the data source
  /// has the item or the section now, and is to be asked for it.
  public enum Change: Hashable, Sendable {
    /// The content of an item changed.
    case updateItem(at: IndexPath, final: IndexPath)
    /// The header or the footer of a section changed; its items stay.
    case updateSection(at: Int, final: Int)
    /// An item goes.
    case deleteItem(at: IndexPath)
    /// A section goes, with the items it still has.
    case deleteSection(at: Int)
    /// A section comes, with all its items.
    case insertSection(at: Int, final: Int)
    /// A section moves, with its items.
    case moveSection(from: Int, to: Int)
    /// An item comes.
    case insertItem(at: IndexPath, final: IndexPath)
    /// An item moves, in its section or to another one.
    case moveItem(from: IndexPath, to: IndexPath)
  }

  /// The step for a view that applies one change at a time, each to what the ones before it left.
  ///
  ///     func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
  ///       for change in updates.sequentialChanges {
  ///         switch change {
  ///         case .insertItem(let place, let final): box.insert(row(at: final), at: place)
  ///         ...
  ///         }
  ///       }
  ///       return true
  ///     }
  ///
  /// Updates come first, then what goes, then what moves or comes. O(c log c) in the changes.
  public var sequentialChanges: [Change] { step.sequentialChanges.map(Change.init) }

  /// The step in the numbers of a diff; what is no place is left out.
  var step: Step {
    Step(
      deletedSections: deletedSections.filter { $0 >= 0 }, insertedSections: insertedSections.filter { $0 >= 0 },
      movedSections: movedSections.compactMap { min($0.from, $0.to) >= 0 ? ($0.from, $0.to) : nil },
      updatedSections: updatedSections.filter { $0 >= 0 },
      deletedItems: deletedItems.compactMap(\.itemPath), insertedItems: insertedItems.compactMap(\.itemPath),
      movedItems: movedItems.compactMap { move in
        move.from.itemPath.flatMap { from in move.to.itemPath.map { (from, $0) } }
      },
      updatedItems: updatedItems.compactMap(\.itemPath))
  }
}

extension BatchUpdates.Change {
  fileprivate init(_ change: StepChange) {
    switch change {
    case .updateItem(let path, let final): self = .updateItem(at: IndexPath(path), final: IndexPath(final))
    case .updateSection(let place, let final): self = .updateSection(at: place, final: final)
    case .deleteItem(let path): self = .deleteItem(at: IndexPath(path))
    case .deleteSection(let place): self = .deleteSection(at: place)
    case .insertSection(let place, let final): self = .insertSection(at: place, final: final)
    case .moveSection(let from, let to): self = .moveSection(from: from, to: to)
    case .insertItem(let path, let final): self = .insertItem(at: IndexPath(path), final: IndexPath(final))
    case .moveItem(let from, let to): self = .moveItem(from: IndexPath(from), to: IndexPath(to))
    }
  }
}

extension BatchUpdates.Change: CustomStringConvertible {
  /// What changes, in few words: `move item 0.5 -> 0.0`.
  public var description: String {
    switch self {
    case .updateItem(let path, let final): "update item \(path.dotted) to \(final.dotted)"
    case .updateSection(let place, let final): "update section \(place) to \(final)"
    case .deleteItem(let path): "delete item \(path.dotted)"
    case .deleteSection(let place): "delete section \(place)"
    case .insertSection(let place, let final): "insert section \(final) at \(place)"
    case .moveSection(let from, let to): "move section \(from) -> \(to)"
    case .insertItem(let path, let final): "insert item \(final.dotted) at \(path.dotted)"
    case .moveItem(let from, let to): "move item \(from.dotted) -> \(to.dotted)"
    }
  }
}

extension IndexPath {
  /// The place as a diff names it; nil for a path that is no place.
  var itemPath: ItemPath? {
    guard let (section, item) = sectionAndItem, section >= 0, item >= 0 else { return nil }
    return ItemPath(sectionIndex: section, itemIndex: item)
  }
}

/// One change of a list of sections, for a view that applies one change at a time.
///
/// Each place is one in the list as the changes before it have left it. A move takes the thing away first; its `to` is a
/// place in the list without it.
public enum SectionedChange<Section: SectionModelType> {
  /// A section goes, with the items it still has.
  case deleteSection(at: Int)
  /// A section comes, with its items.
  case insertSection(Section, at: Int)
  /// A section moves, with its items.
  case moveSection(from: Int, to: Int)
  /// The own content of a section, such as a title, becomes that of the one given; its items stay.
  case updateSection(Section, at: Int)

  /// An item goes.
  case deleteItem(at: ItemPath)
  /// An item comes.
  case insertItem(Section.Item, at: ItemPath)
  /// An item moves, in its section or to another one.
  case moveItem(from: ItemPath, to: ItemPath)
  /// The content of an item becomes that of the one given.
  case updateItem(Section.Item, at: ItemPath)
}

extension SectionedChange: Sendable where Section: Sendable, Section.Item: Sendable {}

extension SectionedChange: Equatable where Section: Equatable, Section.Item: Equatable {}

extension SectionedChange: CustomStringConvertible {
  /// What changes, in few words: `move item (0, 5) -> (0, 0)`.
  public var description: String {
    switch self {
    case .deleteSection(let place): "delete section \(place)"
    case .insertSection(let section, let place): "insert section \(section) at \(place)"
    case .moveSection(let from, let to): "move section \(from) -> \(to)"
    case .updateSection(let section, let place): "update section \(place) to \(section)"
    case .deleteItem(let path): "delete item \(path)"
    case .insertItem(let item, let path): "insert item \(item) at \(path)"
    case .moveItem(let from, let to): "move item \(from) -> \(to)"
    case .updateItem(let item, let path): "update item \(path) to \(item)"
    }
  }
}

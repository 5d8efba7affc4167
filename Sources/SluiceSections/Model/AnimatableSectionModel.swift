/// A section made of a model and its items, whose changes can be animated.
///
/// No two sections of a list have the same identity, and no two items of a list, wherever they stand.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
  AnimatableSectionModelType
{
  /// The type of the items.
  public typealias Item = ItemType
  /// The type of the identity.
  public typealias Identity = Section.Identity

  /// What the section is.
  public var model: Section

  /// The items, in the order in which they are shown.
  public var items: [Item]

  /// A section of `items`.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// A section with the model of `original`, and `items`.
  public init(original: AnimatableSectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// What tells the section from others: the identity of its model.
  public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {
  /// Whether both models and all items are equal; written out so that it is compiled for their types.
  ///
  /// O(items), and O(1) where the items share their storage.
  @inlinable
  public static func == (first: AnimatableSectionModel, second: AnimatableSectionModel) -> Bool {
    first.model == second.model && first.items == second.items
  }
}

extension AnimatableSectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}

extension AnimatableSectionModel: CustomStringConvertible {
  /// The model and the items: `inbox > ["first", "second"]`.
  public var description: String { "\(model) > \(items)" }
}

/// A section made of a model, which says what the section is, and its items.
///
///     struct ComplexSection {
///       typealias Model = SectionModel<MySection, MyItem>
///
///       enum MySection: Equatable { case message, image }
///       enum MyItem: Equatable { case message(Message), photo(Image?) }
///     }
///
///     let section = ComplexSection.Model(model: .message, items: [.message(message)])
///
/// Where there is one section only, `SectionModel<Int, MyItem>` with the model 0 will do.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// The type of the items.
  public typealias Item = ItemType

  /// What the section is: a case, a title, a number.
  public var model: Section

  /// The items, in the order in which they are shown.
  public var items: [Item]

  /// A section of `items`.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// A section with the model of `original`, and `items`.
  public init(original: SectionModel<Section, ItemType>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// What tells the section from others: its model.
  public var identity: Section { model }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {
  /// Whether both models and all items are equal; written out so that it is compiled for their types.
  ///
  /// O(items), and O(1) where the items share their storage.
  @inlinable
  public static func == (first: SectionModel, second: SectionModel) -> Bool {
    first.model == second.model && first.items == second.items
  }
}

extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}

extension SectionModel: CustomStringConvertible {
  /// The model and the items: `inbox > ["first", "second"]`.
  public var description: String { "\(model) > \(items)" }
}

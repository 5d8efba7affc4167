/// A section of a list: a value that holds its items.
///
///     struct Inbox: SectionModelType {
///       var title: String
///       var items: [Message]
///
///       init(original: Inbox, items: [Message]) {
///         self = original
///         self.items = items
///       }
///     }
///
/// `SectionModel` is a section that is ready to use.
public protocol SectionModelType {
  /// The type of the items.
  associatedtype Item

  /// The items, in the order in which they are shown.
  var items: [Item] { get }

  /// A section like `original`, but for its items.
  init(original: Self, items: [Item])
}

public import FoundationEssentials

/// What a sectioned view asks for when it shows sections.
///
/// Sections and items are counted from 0. A place that does not exist, negative or past the end, is answered with 0, nil
/// or a thrown error, never with a trap.
@MainActor
public protocol SectionedViewDataSource<Cell>: AnyObject {
  /// What the view shows an item in.
  associatedtype Cell

  /// How many sections there are.
  var numberOfSections: Int { get }

  /// How many items a section has; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int

  /// A cell that shows the item at `indexPath`; throws if there is no such item.
  func cell(at indexPath: IndexPath) throws -> Cell

  /// The text above a section; nil for none, and for a section that does not exist.
  func titleForHeader(inSection section: Int) -> String?

  /// The text below a section; nil for none, and for a section that does not exist.
  func titleForFooter(inSection section: Int) -> String?
}

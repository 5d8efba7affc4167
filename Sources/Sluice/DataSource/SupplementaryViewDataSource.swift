public import FoundationEssentials

/// What a sectioned view asks for beside its items, such as the header of a section in a collection.
@MainActor
public protocol SupplementaryViewDataSource<SupplementaryView>: AnyObject {
  /// What the view shows beside its items.
  associatedtype SupplementaryView

  /// The supplementary view of a kind, for a section and an item; throws where there is none.
  ///
  /// The section has to exist, the item need not: the header of an empty section stands at its item 0.
  func supplementaryView(ofKind kind: String, at indexPath: IndexPath) throws -> SupplementaryView
}

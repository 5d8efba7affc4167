/// A view that can show sections of items, of whatever toolkit.
///
/// This is all that `rx.items(dataSource:)` and the data sources need from a view:
///
///     final class List: SectionedView {
///       var sectionedDataSource: (any SectionedViewDataSource<String>)?
///
///       func reloadData() {
///         guard let sectionedDataSource else { return }
///         for section in 0..<sectionedDataSource.numberOfSections { ... }
///       }
///     }
@MainActor
public protocol SectionedView: AnyObject, Sendable, ReactiveCompatible {
  /// What the view shows an item in.
  associatedtype Cell

  /// Where the view gets its sections from.
  ///
  /// Keep it strongly: then it lives as long as it is shown, and goes with the view.
  var sectionedDataSource: (any SectionedViewDataSource<Cell>)? { get set }

  /// Shows what the data source has now, all of it anew.
  func reloadData()
}

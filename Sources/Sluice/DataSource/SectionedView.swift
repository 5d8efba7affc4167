/// A view that can show sections of items, of whatever toolkit.
///
/// A data source and a reload are all that `rx.items(dataSource:)` needs from a view:
///
///     final class List: SectionedView {
///       var sectionedDataSource: (any SectionedViewDataSource<String>)? {
///         didSet { reloadData() }
///       }
///
///       func reloadData() {
///         guard let sectionedDataSource else { return }
///         for section in 0..<sectionedDataSource.numberOfSections { ... }
///       }
///     }
///
/// The rest has a default: a view that says nothing of `performBatchUpdates(_:)` is reloaded, also by an animated data
/// source; one that says nothing of `isOnScreen` is always told of changes.
@MainActor
public protocol SectionedView: AnyObject, Sendable, ReactiveCompatible {
  /// What the view shows an item in.
  associatedtype Cell

  /// What the view shows beside its items, such as the header of a section; `Never` for a view that has no such thing.
  associatedtype SupplementaryView = Never

  /// Where the view gets its sections from.
  ///
  /// Keep it strongly: then it lives as long as it is shown, and goes with the view. Setting it counts as a reload: what
  /// the data source has then is what later batches start from.
  var sectionedDataSource: (any SectionedViewDataSource<Cell>)? { get set }

  /// Shows what the data source has now, all of it anew.
  func reloadData()

  /// Whether the view is shown; true for a view that does not say.
  ///
  /// An animated data source tells a view that is off screen nothing: it is reloaded once when it is back, that is, when
  /// it calls `viewCameOnScreen()` of its data source, or at the next update.
  var isOnScreen: Bool { get }

  /// Shows a step from what the view shows to what the data source has now.
  ///
  /// The data source is at the end of the step already, so cells for new and updated items can be asked for at their new
  /// places. On return the view's own counts have to be those of the data source; an animation may still be running.
  ///
  ///     func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
  ///       rows.remove(at: updates.deletedItems)
  ///       ...
  ///       return true
  ///     }
  ///
  /// - Returns: whether the view has taken the step. After false, which is the default, it is reloaded, once, and the
  ///   steps that would have followed are left out.
  func performBatchUpdates(_ updates: BatchUpdates) -> Bool
}

extension SectionedView {
  /// True: the view is told of all changes.
  public var isOnScreen: Bool { true }

  /// Declines, so that the view is reloaded instead.
  public func performBatchUpdates(_ updates: BatchUpdates) -> Bool { false }

  /// The kind of the supplementary view above a section.
  public nonisolated static var elementKindSectionHeader: String { "SectionHeader" }

  /// The kind of the supplementary view below a section.
  public nonisolated static var elementKindSectionFooter: String { "SectionFooter" }

  /// Where the view gets its supplementary views from; nil without a data source that has some.
  public var supplementaryDataSource: (any SupplementaryViewDataSource<SupplementaryView>)? {
    sectionedDataSource as? any SupplementaryViewDataSource<SupplementaryView>
  }
}

import Dispatch
public import FoundationEssentials

/// Sections, and how a view shows them: what all data sources have in common.
///
/// The closures are called on the main actor, and only with places that exist. Their types do not say so: a closure that
/// is written on the main actor belongs to it anyway, and one whose type is written out is then accepted as it is.
///
/// Closures may be replaced at any time, also while the data source is bound: the new one counts from the view's next
/// question on. What the view shows already stays until it asks again; `view.reloadData()` has it ask for everything.
@MainActor
open class SectionedDataSource<View: SectionedView, Section: SectionModelType>: SectionedViewDataSource {
  /// What the view shows an item in.
  public typealias Cell = View.Cell
  /// The type of the items.
  public typealias Item = Section.Item
  /// Makes a cell that shows the item at a place.
  public typealias ConfigureCell = (
    _ dataSource: SectionedDataSource<View, Section>, _ view: View, _ indexPath: IndexPath, _ item: Section.Item
  ) -> View.Cell
  /// Makes what the view shows beside its items, of a kind and for a place.
  public typealias ConfigureSupplementaryView = (
    _ dataSource: SectionedDataSource<View, Section>, _ view: View, _ kind: String, _ indexPath: IndexPath
  ) -> View.SupplementaryView
  /// Gives the text above a section, counted from 0.
  public typealias TitleForHeaderInSection = (
    _ dataSource: SectionedDataSource<View, Section>, _ section: Int
  ) -> String?
  /// Gives the text below a section, counted from 0.
  public typealias TitleForFooterInSection = (
    _ dataSource: SectionedDataSource<View, Section>, _ section: Int
  ) -> String?
  /// Says whether the user may delete or change the item at a place.
  public typealias CanEditRowAtIndexPath = (
    _ dataSource: SectionedDataSource<View, Section>, _ indexPath: IndexPath
  ) -> Bool
  /// Says whether the user may move the item at a place.
  public typealias CanMoveRowAtIndexPath = (
    _ dataSource: SectionedDataSource<View, Section>, _ indexPath: IndexPath
  ) -> Bool
  /// Is told that the user has moved an item, once the data source has taken it over.
  public typealias MoveItem = (
    _ dataSource: SectionedDataSource<View, Section>, _ source: IndexPath, _ destination: IndexPath
  ) -> Void
  /// Gives the titles of an index beside the sections.
  public typealias SectionIndexTitles = (_ dataSource: SectionedDataSource<View, Section>) -> [String]?
  /// Gives the section that a title of the index leads to; `index` is the place of the title.
  public typealias SectionForSectionIndexTitle = (
    _ dataSource: SectionedDataSource<View, Section>, _ title: String, _ index: Int
  ) -> Int

  /// Makes the cells.
  open var configureCell: ConfigureCell
  /// Makes what the view shows beside its items; nil for nothing.
  open var configureSupplementaryView: ConfigureSupplementaryView?
  /// Gives the texts above the sections.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// Gives the texts below the sections.
  open var titleForFooterInSection: TitleForFooterInSection
  /// Says which items the user may delete or change; all of them where it is not given.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Says which items the user may move; all of them where it is not given.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  /// Is told of the user's moves.
  open var moveItem: MoveItem = { _, _, _ in } {
    didSet { isMoveItemGiven = true }
  }
  private final var isMoveItemGiven = false
  /// Whether `moveItem` was given: a view offers moves then.
  ///
  /// For a subclass that takes the moves over by itself to override.
  open var isToldOfMoves: Bool { isMoveItemGiven }
  /// Gives the titles of the index beside the sections; nil for none.
  open var sectionIndexTitles: SectionIndexTitles
  /// Gives the section that a title of the index leads to; the one at the title's own place where it is not given.
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle

  /// The sections, in the order in which they are shown.
  public internal(set) final var sectionModels: [Section] = [] {
    didSet { itemLists.removeAll(keepingCapacity: true) }
  }
  /// The items of the sections that were asked for, since a section may make its items anew each time.
  var itemLists: [Int: [Section.Item]] = [:]

  /// Whether a move of the user goes back if those who listen to `rx.itemMoved` let no sections come; true at first.
  ///
  /// So a move that the reducer refuses is not seen for long, also behind `distinctUntilChanged()`. Sections count as an
  /// answer if they come before the main queue's next turn. Without a listener the item stays where it was moved, and so it
  /// does without sections from a binding. Set it to false where a reactor answers later, and then call
  /// `restoreSections()` after a refusal.
  open var restoresUnansweredMoves = true
  /// The number of the last move, if no sections have come since.
  private(set) var unansweredMove: Int?
  private var moveCount = 0

  /// The sections that a binding gave last; nil before the first.
  private(set) var given: [Section]?
  /// Whether `setSections` is called from here, rather than by somebody who has another idea of what is to be shown.
  private var isTakingOver = false

  /// The view that shows the sections: a binding sets it, and so do you where you use a data source without a binding.
  public weak var view: View?
  /// The binding to `view`; gone with the data source, and then disposed.
  var binding: SectionedBinding?
  /// Lets one update of the view through after the other.
  let updates = UpdateTurns()

  /// A data source without sections.
  ///
  /// - Parameters:
  ///   - configureCell: makes a cell that shows an item.
  ///   - titleForHeaderInSection: gives the text above a section; without it there is none.
  ///   - titleForFooterInSection: gives the text below a section; without it there is none.
  ///   - canEditRowAtIndexPath: says which items the user may delete or change; without it, all.
  ///   - canMoveRowAtIndexPath: says which items the user may move; without it, all.
  ///   - sectionIndexTitles: gives the titles of an index beside the sections; without it there is none.
  ///   - sectionForSectionIndexTitle: gives the section that a title leads to; without it, the one of the same place.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
  }

  /// A data source without sections, for a view that shows more than items.
  ///
  /// - Parameters:
  ///   - configureCell: makes a cell that shows an item.
  ///   - configureSupplementaryView: makes what is shown beside the items, such as the header of a section.
  ///   - moveItem: is told of the user's moves.
  ///   - canMoveItemAtIndexPath: says which items the user may move; without it, none.
  public convenience init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView?,
    moveItem: MoveItem? = nil,
    canMoveItemAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.init(configureCell: configureCell, canMoveRowAtIndexPath: canMoveItemAtIndexPath)
    self.configureSupplementaryView = configureSupplementaryView
    guard let moveItem else { return }
    self.moveItem = moveItem
    // What is set in an initializer is not observed.
    isMoveItemGiven = true
  }

  /// Takes over `sections`; the view shows them at its next reload.
  open func setSections(_ sections: [Section]) {
    sectionModels = sections
    unansweredMove = nil
    if !isTakingOver { sectionsWereReplaced() }
  }

  /// Takes over `sections` from a binding, and has `view` show them: here, by a reload.
  ///
  /// An update that comes while another one is shown, say from a cell that is being made, is shown after it; all are
  /// shown, in their order.
  open func update(_ view: View, with sections: [Section]) {
    updates.take { [self] in
      given = sections
      show(sections, in: view)
    }
  }

  /// Goes back to the sections that the last update gave, for instance after a move of the user that was refused.
  ///
  /// Nothing happens before the first update, and without a view.
  public final func restoreSections() {
    guard let view else { return }
    updates.take { [self] in
      if let given { show(given, in: view) }
    }
  }

  /// Has `view` go over to `sections`; called when it is their turn.
  func show(_ sections: [Section], in view: View) {
    takeOver(sections)
    view.reloadData()
  }

  /// Takes over sections that the view is told of.
  final func takeOver(_ sections: [Section]) {
    isTakingOver = true
    setSections(sections)
    isTakingOver = false
  }

  /// Says that the sections are others than those that the view was told of.
  func sectionsWereReplaced() {
    unansweredMove = nil
  }

  /// How many sections there are.
  open var numberOfSections: Int { sectionModels.count }

  /// How many items a section, counted from 0, has; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    items(inSection: section)?.count ?? 0
  }

  /// A cell that shows the item at `indexPath`, made by `configureCell`.
  ///
  /// Throws `SectionedDataSourceError` if there is no such item, or no view.
  open func cell(at indexPath: IndexPath) throws -> View.Cell {
    guard let item = item(at: indexPath) else { throw SectionedDataSourceError.noItem(at: indexPath) }
    guard let view else { throw SectionedDataSourceError.noView }
    return configureCell(self, view, indexPath, item)
  }

  /// The text above a section, counted from 0; nil for none, and for a section that does not exist.
  open func titleForHeader(inSection section: Int) -> String? {
    sectionModels.indices.contains(section) ? titleForHeaderInSection(self, section) : nil
  }

  /// The text below a section, counted from 0; nil for none, and for a section that does not exist.
  open func titleForFooter(inSection section: Int) -> String? {
    sectionModels.indices.contains(section) ? titleForFooterInSection(self, section) : nil
  }

  /// The item at `indexPath`, whatever its type; throws `SectionedDataSourceError.noItem(at:)` where there is none.
  open func anyModel(at indexPath: IndexPath) throws -> Any {
    try model(at: indexPath) as Section.Item
  }

  /// Whether the user may delete or change the item at `indexPath`; false where there is none.
  open func canEditItem(at indexPath: IndexPath) -> Bool {
    item(at: indexPath) != nil && canEditRowAtIndexPath(self, indexPath)
  }

  /// Whether the user may move the item at `indexPath`; false where there is none.
  open func canMoveItem(at indexPath: IndexPath) -> Bool {
    item(at: indexPath) != nil && canMoveRowAtIndexPath(self, indexPath)
  }

  /// Takes over that the user moves an item, has the view show it, and then calls `moveItem`.
  ///
  /// So an animated data source finds nothing to do when the reactor sends the same order. If the reactor refuses the
  /// move, the item moves back: see `restoresUnansweredMoves`.
  ///
  /// - Returns: whether the item was moved; false for places that do not exist, and during an update of the view.
  open func moveItem(
    from source: IndexPath, to destination: IndexPath, showing show: @escaping () -> Void
  ) -> Bool {
    guard !updates.isRunning, takeOverMove(from: source, to: destination) else { return false }
    if source != destination {
      moveCount += 1
      unansweredMove = moveCount
    }
    updates.take(show)
    moveItem(self, source, destination)
    return true
  }

  /// Takes the move back at the main queue's next turn, if no sections come until then.
  open func moveWasHeard() {
    guard restoresUnansweredMoves, let move = unansweredMove else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self, unansweredMove == move else { return }
      restoreSections()
    }
  }

  /// The titles of the index beside the sections; nil for none.
  open var titlesOfSectionIndex: [String]? { sectionIndexTitles(self) }

  /// The section that a title of the index leads to; nil if there is no such section.
  open func section(forSectionIndexTitle title: String, at index: Int) -> Int? {
    let section = sectionForSectionIndexTitle(self, title, index)
    return sectionModels.indices.contains(section) ? section : nil
  }

  /// Says that the view is shown again after `isOnScreen` was false.
  open func viewCameOnScreen() {}
}

extension SectionedDataSource: SupplementaryViewDataSource {
  /// What the view shows beside its items.
  public typealias SupplementaryView = View.SupplementaryView

  /// The supplementary view of a kind, made by `configureSupplementaryView`.
  ///
  /// Throws `SectionedDataSourceError` if there is no such section, no closure that makes one, or no view.
  public func supplementaryView(ofKind kind: String, at indexPath: IndexPath) throws -> View.SupplementaryView {
    guard let place = indexPath.sectionAndItem, place.item >= 0, sectionModels.indices.contains(place.section) else {
      throw SectionedDataSourceError.noSection(at: indexPath)
    }
    guard let configureSupplementaryView else { throw SectionedDataSourceError.noSupplementaryView(kind: kind) }
    guard let view else { throw SectionedDataSourceError.noView }
    return configureSupplementaryView(self, view, kind, indexPath)
  }
}

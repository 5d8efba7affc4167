public import SluiceSections
import SluiceStreams

/// A data source whose view goes over to new sections step by step.
///
///     let dataSource = SectionedAnimatedDataSource<TableView, AnimatableSectionModel<String, Task>> {
///       _, tableView, indexPath, task in
///       let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
///       cell.setMessage(title: task.title)
///       return cell
///     }
///     dataSource.decideViewTransition = { _, _, changesets in
///       changesets.reduce(0) { $0 + $1.changeCount } > 500 ? .reload : .animated
///     }
///
/// - Before each step the data source takes over the sections that the step leads to; after an update its sections are
///   those that it was given. Nothing changed means that the view is told nothing.
/// - The first update of a view is a reload, unless `firstLoadTransition` says otherwise.
/// - Two sections, or two items, of one identity cannot be told apart: that goes to `SluiceErrors.handler`, once for as
///   long as it stays so, and the view is reloaded. The next update without them is animated as usual.
/// - A view that is off screen is told nothing, and reloaded once when it is back.
/// - An update that comes while another one is shown is shown after it. None is left out.
open class SectionedAnimatedDataSource<View: SectionedView, Section: AnimatableSectionModelType>:
  SectionedDataSource<View, Section>
{
  /// Chooses how the view goes over to new sections, knowing the steps; the data source still has the sections before.
  public typealias DecideViewTransition = (
    _ dataSource: SectionedDataSource<View, Section>, _ view: View, _ changesets: [Changeset<Section>]
  ) -> ViewTransition

  /// How changes are to look.
  open var animationConfiguration: AnimationConfiguration
  /// Chooses between steps and a reload; steps where it is not given.
  ///
  /// Not asked where nothing changed, nor for the first load, unless `firstLoadTransition` says so.
  open var decideViewTransition: DecideViewTransition
  /// How a view that has not shown this data source goes over to the first sections.
  ///
  /// With `animated`, `decideViewTransition` is asked then as well.
  open var firstLoadTransition = ViewTransition.reload

  /// The sections that were given last.
  private var given: [Section] = []
  /// The view that has been told of an update, and so shows what the data source has.
  private weak var loadedView: View?
  /// Whether the view has to be reloaded, since it was not told of all changes.
  private var isReloadNeeded = false
  /// The duplicates of the last update, which have been reported.
  private var reportedError: DiffError?

  /// A data source without sections, whose changes look as the view likes.
  public override init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    animationConfiguration = AnimationConfiguration()
    decideViewTransition = { _, _, _ in .animated }
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }

  /// A data source without sections.
  ///
  /// Changes look as `animationConfiguration` says, or as the view likes; `decideViewTransition` chooses between steps and a
  /// reload, steps where it is not given. The others are those of `SectionedDataSource`.
  @_disfavoredOverload
  public convenience init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in true },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
  }

  /// A data source without sections, for a view that shows more than items.
  @_disfavoredOverload
  public convenience init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView?,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView, moveItem: moveItem,
      canMoveItemAtIndexPath: canMoveItemAtIndexPath)
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
  }

  /// Takes over `sections` from a binding, and has `view` go over to them step by step.
  open override func update(_ view: View, with sections: [Section]) {
    updates.take { [self] in
      given = sections
      show(sections, in: view)
    }
  }

  /// Has the next update shown by a reload, also if it changes nothing.
  public final func setNeedsReload() {
    isReloadNeeded = true
  }

  /// Goes back to the sections that the last update gave, for instance after a move of the user that was refused.
  public final func restoreSections() {
    guard let view else { return }
    updates.take { [self] in show(given, in: view) }
  }

  /// Reloads the view, if it was not told of all changes while it was off screen.
  open override func viewCameOnScreen() {
    guard let view else { return }
    updates.take { [self] in
      if isReloadNeeded, view.isOnScreen { reload(view, with: sectionModels) }
    }
  }
}

extension SectionedAnimatedDataSource {
  private func show(_ sections: [Section], in view: View) {
    let isFirst = loadedView !== view
    loadedView = view
    guard let changesets = changesets(to: sections) else { return reload(view, with: sections) }
    if isReloadNeeded || isFirst && firstLoadTransition == .reload { return reload(view, with: sections) }
    guard !changesets.isEmpty else { return setSections(sections) }
    guard view.isOnScreen else { return reload(view, with: sections) }
    switch decideViewTransition(self, view, changesets) {
    case .reload: reload(view, with: sections)
    case .animated: animate(view, through: changesets, to: sections)
    }
  }

  /// The steps to `sections`; nil, and a report, if they cannot be told.
  private func changesets(to sections: [Section]) -> [Changeset<Section>]? {
    do throws(DiffError) {
      let changesets = try Diff.differencesForSectionedView(initialSections: sectionModels, finalSections: sections)
      if !changesets.isEmpty { reportedError = nil }
      return changesets
    } catch {
      if error != reportedError {
        SluiceErrors.report(error, "\(View.self) is reloaded, since its changes cannot be animated")
      }
      reportedError = error
      return nil
    }
  }

  private func animate(_ view: View, through changesets: [Changeset<Section>], to sections: [Section]) {
    let shown = view.sectionedDataSource
    for changeset in changesets {
      guard view.isOnScreen, !isReloadNeeded else { return reload(view, with: sections) }
      guard !changeset.reloadData else {
        reload(view, with: changeset.finalSections)
        continue
      }
      setSections(changeset.finalSections)
      guard view.performBatchUpdates(BatchUpdates(changeset, animations: animationConfiguration)) else {
        return reload(view, with: sections)
      }
      // The binding was disposed from inside the step: what the view shows is no longer ours.
      guard view.sectionedDataSource === shown else { break }
    }
    setSections(sections)
  }

  /// Takes over `sections`, and reloads the view, now or when it is on screen.
  private func reload(_ view: View, with sections: [Section]) {
    setSections(sections)
    isReloadNeeded = !view.isOnScreen
    if view.isOnScreen { view.reloadData() }
  }
}

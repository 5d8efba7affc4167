public import FoundationEssentials

/// Sections, and how a view shows them: what all data sources have in common.
///
/// The closures are called on the main actor, and only with places that exist. Their types do not say so: a closure that
/// is written on the main actor belongs to it anyway, and one whose type is written out is then accepted as it is.
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
  /// Gives the text above a section, counted from 0.
  public typealias TitleForHeaderInSection = (
    _ dataSource: SectionedDataSource<View, Section>, _ section: Int
  ) -> String?
  /// Gives the text below a section, counted from 0.
  public typealias TitleForFooterInSection = (
    _ dataSource: SectionedDataSource<View, Section>, _ section: Int
  ) -> String?

  /// Makes the cells; a change shows at the view's next reload.
  open var configureCell: ConfigureCell
  /// Gives the texts above the sections; a change shows at the view's next reload.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// Gives the texts below the sections; a change shows at the view's next reload.
  open var titleForFooterInSection: TitleForFooterInSection

  /// The sections, in the order in which they are shown.
  public private(set) var sectionModels: [Section] = []

  /// The view that shows the sections: a binding sets it, and so do you where you use a data source without a binding.
  public weak var view: View?
  /// The binding to `view`; gone with the data source, and then disposed.
  var binding: SectionedBinding?

  /// A data source without sections.
  ///
  /// - Parameters:
  ///   - configureCell: makes a cell that shows an item.
  ///   - titleForHeaderInSection: gives the text above a section; without it there is none.
  ///   - titleForFooterInSection: gives the text below a section; without it there is none.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
  }

  /// Takes over `sections`; the view shows them at its next reload.
  open func setSections(_ sections: [Section]) {
    sectionModels = sections
  }

  /// Takes over `sections` from a binding, and has `view` show them: here, by a reload.
  open func update(_ view: View, with sections: [Section]) {
    setSections(sections)
    view.reloadData()
  }

  /// How many sections there are.
  open var numberOfSections: Int { sectionModels.count }

  /// How many items a section, counted from 0, has; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    self.section(at: section)?.items.count ?? 0
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
}

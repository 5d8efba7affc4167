public import FoundationEssentials

extension SectionedDataSource {
  /// The section at a position counted from 0, which must exist; `section(at:)` answers nil where it does not.
  public subscript(section: Int) -> Section {
    sectionModels[section]
  }

  /// The item at a place that must exist; `item(at:)` answers nil where it does not, and `model(at:)` throws.
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }

  /// The section at a position counted from 0; nil where there is none.
  public func section(at section: Int) -> Section? {
    sectionModels.indices.contains(section) ? sectionModels[section] : nil
  }

  /// The item at `indexPath`; nil where there is none.
  public func item(at indexPath: IndexPath) -> Section.Item? {
    guard let place = indexPath.sectionAndItem, let items = section(at: place.section)?.items else { return nil }
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  /// The item at `indexPath`; throws `SectionedDataSourceError.noItem(at:)` where there is none.
  public func model(at indexPath: IndexPath) throws -> Section.Item {
    guard let item = item(at: indexPath) else { throw SectionedDataSourceError.noItem(at: indexPath) }
    return item
  }

  /// The item at `indexPath`, whatever its type; throws `SectionedDataSourceError.noItem(at:)` where there is none.
  @_disfavoredOverload
  public func model(at indexPath: IndexPath) throws -> Any {
    try model(at: indexPath) as Section.Item
  }
}

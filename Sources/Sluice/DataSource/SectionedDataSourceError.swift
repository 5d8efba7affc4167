public import FoundationEssentials

/// Why a data source has no answer.
public enum SectionedDataSourceError: Error, Hashable {
  /// No item is at this place.
  case noItem(at: IndexPath)
  /// No section is at this place, so that it has no supplementary view.
  case noSection(at: IndexPath)
  /// The data source has no `configureSupplementaryView` that could make one of this kind.
  case noSupplementaryView(kind: String)
  /// The data source is not bound to a view, or its view is gone, so that it cannot make a cell.
  case noView
}

extension SectionedDataSourceError: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .noItem(let indexPath):
      if let place = indexPath.sectionAndItem {
        "there is no item \(place.item) in section \(place.section)"
      } else {
        "there is no item at \(Array(indexPath)): an index path of a list has a section and an item"
      }
    case .noSection(let indexPath):
      if let place = indexPath.sectionAndItem {
        "there is no section \(place.section) to make a supplementary view for"
      } else {
        "there is no section at \(Array(indexPath)): an index path of a list has a section and an item"
      }
    case .noSupplementaryView(let kind):
      "there is no supplementary view of the kind \"\(kind)\": set configureSupplementaryView of the data source"
    case .noView:
      "the data source has no view to make a cell for: bind it with rx.items(dataSource:)"
    }
  }
}

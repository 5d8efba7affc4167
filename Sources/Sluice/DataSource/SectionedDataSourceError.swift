public import FoundationEssentials

/// Why a data source has no answer.
public enum SectionedDataSourceError: Error, Hashable {
  /// No item is at this place.
  case noItem(at: IndexPath)
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
    case .noView:
      "the data source has no view to make a cell for: bind it with rx.items(dataSource:)"
    }
  }
}

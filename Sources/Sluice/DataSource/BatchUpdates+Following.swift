public import FoundationEssentials
import SluiceSections

// Where things are after the step; for a view that keeps a selection or a cursor on its item.
extension BatchUpdates {
  /// Where the section at a place before the step is after it; nil if it is deleted, and for what is no place.
  ///
  /// O(c log c) in the changes.
  public func destination(ofSection section: Int) -> Int? {
    StepPlaces(step).destination(ofSection: section)
  }

  /// Where the item at a place before the step is after it; nil if it is deleted, and for a path that is no place.
  ///
  /// O(c log c) in the changes.
  public func destination(ofItem indexPath: IndexPath) -> IndexPath? {
    destinations(ofItems: [indexPath])[0]
  }

  /// Where the items at places before the step are after it, in the order given; nil as for one of them.
  ///
  /// O(c log c) in the changes, and O(log c) for each item.
  public func destinations(ofItems indexPaths: [IndexPath]) -> [IndexPath?] {
    let places = StepPlaces(step)
    return indexPaths.map { indexPath in
      indexPath.itemPath.flatMap(places.destination(ofItem:)).map(IndexPath.init)
    }
  }
}

public import FoundationEssentials
import SluiceSections

// Where things are after the step; for a view that keeps a selection or a cursor on its item.
extension BatchUpdates {
  /// Where the section at a place before the step is after it; nil if it is deleted, and for what is no place.
  ///
  /// O(c log c) in the changes.
  public func destination(ofSection section: Int) -> Int? {
    destinations.section(section)
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
    indexPaths.map(destinations.item)
  }

  /// Where sections and items are after the step, for one who asks for many of both.
  ///
  /// O(c log c) in the changes, and O(log c) for each question.
  package var destinations: Destinations { Destinations(places: StepPlaces(step)) }

  /// The answers of a step to where things are after it; nil for what is deleted, and for what is no place.
  package struct Destinations {
    fileprivate let places: StepPlaces

    /// Where a section is.
    package func section(_ section: Int) -> Int? { places.destination(ofSection: section) }

    /// Where an item is.
    package func item(_ indexPath: IndexPath) -> IndexPath? {
      indexPath.itemPath.flatMap(places.destination(ofItem:)).map(IndexPath.init)
    }
  }
}

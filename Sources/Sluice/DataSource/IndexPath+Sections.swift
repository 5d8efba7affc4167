public import FoundationEssentials

// Disfavoured, so that a toolkit that brings members of the same names along wins without an ambiguity.
extension IndexPath {
  /// The place of an item in a list: its row and its section, both counted from 0.
  @_disfavoredOverload
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a list: its position and its section, both counted from 0.
  @_disfavoredOverload
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0; the path must be one of a section and an item.
  @_disfavoredOverload
  public var section: Int {
    get { place.section }
    set { self = IndexPath(indexes: [newValue, place.item]) }
  }

  /// The row in its section, counted from 0; the path must be one of a section and a row.
  @_disfavoredOverload
  public var row: Int {
    get { place.item }
    set { self = IndexPath(indexes: [place.section, newValue]) }
  }

  /// The position in its section, counted from 0; the path must be one of a section and an item.
  @_disfavoredOverload
  public var item: Int {
    get { place.item }
    set { self = IndexPath(indexes: [place.section, newValue]) }
  }

  /// The section and the item, or nil for a path that has not exactly two indexes.
  package var sectionAndItem: (section: Int, item: Int)? {
    count == 2 ? (self[startIndex], self[index(after: startIndex)]) : nil
  }

  private var place: (section: Int, item: Int) {
    guard let sectionAndItem else {
      preconditionFailure(
        """
        An index path of a list has two indexes, a section and an item; this one has \(count): \(Array(self)). \
        Make it with IndexPath(row:section:) or IndexPath(item:section:).
        """)
    }
    return sectionAndItem
  }
}

/// The place of an item in a list, under the name that Foundation gives it, so that a view need not import Foundation.
public typealias IndexPath = FoundationEssentials.IndexPath

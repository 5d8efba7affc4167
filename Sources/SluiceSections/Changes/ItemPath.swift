/// The place of an item in a list of sections; both numbers are counted from 0.
public struct ItemPath: Hashable, Sendable {
  /// The section.
  public let sectionIndex: Int
  /// The position in the section.
  public let itemIndex: Int

  /// The place of the item at `itemIndex` in the section at `sectionIndex`.
  @inlinable
  public init(sectionIndex: Int, itemIndex: Int) {
    self.sectionIndex = sectionIndex
    self.itemIndex = itemIndex
  }
}

extension ItemPath: Comparable {
  /// Whether the left item stands before the right one.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.sectionIndex, left.itemIndex) < (right.sectionIndex, right.itemIndex)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the position: `(0, 7)`.
  public var description: String { "(\(sectionIndex), \(itemIndex))" }
}

public import Sluice

/// What a list shows an item in; the base of the cells of tables and of collections, itself empty.
///
/// A cell is used again for another item, after `prepareForReuse()`, when its item is no longer shown.
@MainActor
open class ListCell: IdentifiedCell, Then {
  /// The name under which `register(cellType:)` registers the type: the name of the type with that of its module.
  open class var reuseIdentifier: String { String(reflecting: self) }

  /// The name under which the cell was dequeued; nil for a cell that a list did not make.
  public internal(set) var reuseIdentifier: String?

  /// The colours that can be shown where the cell is drawn next; with `none` there are only characters.
  public internal(set) var colorDepth = ColorDepth.trueColor

  /// Whether the cell waits in the pool of its list.
  var isPooled = false {
    didSet { if isPooled, !oldValue { didEndDisplaying() } }
  }

  /// The list that drew the cell last.
  weak var list: View?

  /// The screen that the cell is drawn on; nil where its list is on none, and is printed.
  public var screen: Screen? { list?.screen }

  /// Has the screen drawn again, once, because the cell looks different now; its height has to be the same.
  public func setNeedsDisplay() {
    list?.setNeedsDisplay()
  }

  /// A cell that shows nothing yet.
  public required init() {}

  /// Called before the cell is used for another item: forget what belongs to the old one.
  ///
  /// An override calls `super`.
  open func prepareForReuse() {}

  /// Called when the cell's item is no longer shown: end what was begun for it.
  ///
  /// An override calls `super`.
  open func didEndDisplaying() {}

  /// The rows that the cell needs where it is `columns` wide, 0 or more; a list asks for 1 column or more.
  ///
  /// A list gives a cell no more than 1,048,576 rows.
  open func height(forWidth columns: Int) -> Int { 0 }

  /// Draws the cell into `rect` of the canvas, and nowhere else.
  ///
  /// The block is as wide as the list allows and as high as `height(forWidth:)` said, unless all rows have one height. It
  /// is blank already. What lies outside of the canvas is clipped: a high cell is drawn strip by strip.
  open func draw(in canvas: inout Canvas, rect: Rect) {}
}

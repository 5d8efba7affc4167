public import FoundationEssentials

/// What a sectioned view asks for when it shows sections.
///
/// Sections and items are counted from 0. A place that does not exist, negative or past the end, is answered with 0, nil,
/// false or a thrown error, never with a trap. What is not about cells has a default.
@MainActor
public protocol SectionedViewDataSource<Cell>: AnyObject {
  /// What the view shows an item in.
  associatedtype Cell

  /// How many sections there are.
  var numberOfSections: Int { get }

  /// How many items a section has; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int

  /// A cell that shows the item at `indexPath`; throws if there is no such item.
  func cell(at indexPath: IndexPath) throws -> Cell

  /// The text above a section; nil for none, and for a section that does not exist.
  func titleForHeader(inSection section: Int) -> String?

  /// The text below a section; nil for none, and for a section that does not exist.
  func titleForFooter(inSection section: Int) -> String?

  /// The item at `indexPath`, whatever its type; throws if there is no such item.
  func anyModel(at indexPath: IndexPath) throws -> Any

  /// Whether the user may delete or change the item at `indexPath`.
  func canEditItem(at indexPath: IndexPath) -> Bool

  /// Whether the user may move the item at `indexPath` elsewhere.
  func canMoveItem(at indexPath: IndexPath) -> Bool

  /// Whether the user's moves are wanted, even if nobody listens to `rx.itemMoved`.
  var isToldOfMoves: Bool { get }

  /// Takes over that the user moves an item.
  ///
  /// - Parameters:
  ///   - source: the item's place.
  ///   - destination: its place afterwards.
  ///   - show: has the view show the item at its new place, which the data source has then; empty for a view that shows it
  ///     there already.
  /// - Returns: whether the item is at its new place now; false for a move that cannot be.
  func moveItem(from source: IndexPath, to destination: IndexPath, showing show: @escaping () -> Void) -> Bool

  /// Says that somebody who listens was told of the user's last move, and may have answered it with other sections.
  func moveWasHeard()

  /// The titles of an index beside the sections, such as the letters of an alphabet; nil for none.
  var titlesOfSectionIndex: [String]? { get }

  /// The section that a title of the index leads to; nil for a title that is not there.
  func section(forSectionIndexTitle title: String, at index: Int) -> Int?

  /// Says that the view is shown again after `isOnScreen` was false.
  func viewCameOnScreen()
}

extension SectionedViewDataSource {
  /// Throws: this data source has no models.
  public func anyModel(at indexPath: IndexPath) throws -> Any {
    throw SectionedDataSourceError.noItem(at: indexPath)
  }

  /// False: nothing can be edited.
  public func canEditItem(at indexPath: IndexPath) -> Bool { false }

  /// False: nothing can be moved.
  public func canMoveItem(at indexPath: IndexPath) -> Bool { false }

  /// False: who wants moves listens to them.
  public var isToldOfMoves: Bool { false }

  /// False: nothing is moved.
  public func moveItem(
    from source: IndexPath, to destination: IndexPath, showing show: @escaping () -> Void
  ) -> Bool { false }

  /// Does nothing: what was moved stays.
  public func moveWasHeard() {}

  /// Takes over that the user has moved an item, which the view shows at its new place already.
  @discardableResult
  public func moveItem(from source: IndexPath, to destination: IndexPath) -> Bool {
    moveItem(from: source, to: destination, showing: {})
  }

  /// Nil: there is no index.
  public var titlesOfSectionIndex: [String]? { nil }

  /// Nil: there is no index.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int? { nil }

  /// Does nothing: the view was told of all changes.
  public func viewCameOnScreen() {}
}

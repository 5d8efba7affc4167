import FoundationEssentials
public import Sluice

/// A view that shows sections of cells below each other; what tables and collections have in common.
///
/// On a screen it scrolls, and lays out only what is visible. Off a screen it can be printed whole, laid out from the top.
public class ListView<Cell: ListCell>: View, ScrollingSectionedView, CellReusingSectionedView {
  /// What the list shows above and below a section beside a title: any view, with the keys and buttons it has.
  public typealias SupplementaryView = View

  /// The widest that a list is laid out, in columns.
  public nonisolated static var maximumWidth: Int { 4096 }

  /// Where the view gets its sections from; setting it counts as a reload.
  public var sectionedDataSource: (any SectionedViewDataSource<Cell>)? {
    didSet { reloadData() }
  }

  /// The height of every item in rows, 0 or more; whatever is negative, as it is at first, for as high as its cell.
  public var rowHeight = -1 {
    didSet { invalidate() }
  }

  /// The colours that can be shown where the list is printed; with `none` images are drawn in shades.
  ///
  /// On a screen, those of the screen are.
  public var colorDepth = ColorDepth.trueColor

  /// A faint text to be shown while the list has no item, below the titles of its sections; nil for none.
  public var placeholder: String? {
    didSet { setNeedsDisplay() }
  }

  /// What enter does to an item, in a word or two for the help line; "select" at first.
  public var selectionHint = "select" {
    didSet { if selectionHint != oldValue { setNeedsDisplay() } }
  }

  /// Called after each reload and each step of an animated data source, so that a printed list can be printed again.
  public var onReload: (@MainActor () -> Void)?

  /// Whether the list is on the screen: follows the screen that it comes onto and leaves; until then, true.
  ///
  /// An animated data source leaves a list that is off the screen alone, and reloads it once when it is back.
  public var isOnScreen = true {
    didSet { if isOnScreen, !oldValue { sectionedDataSource?.viewCameOnScreen() } }
  }

  /// Whether items can be selected; where they cannot, there is no cursor, and the keys scroll.
  public var allowsSelection = true {
    didSet {
      if !allowsSelection { selection = [] }
      setNeedsDisplay()
    }
  }

  /// Whether more than one item can be selected at a time.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection = Array(selection.suffix(1)) } }
  }

  /// Those who listen to the list.
  public let events = SectionedViewEvents<Cell>()
  /// Those who listen to its scrolling and its filter.
  public let interaction = ListInteraction()

  // What is printed and what is on a screen show the items in these cells.

  /// The types of the cells, by reuse identifier.
  var cellTypes: [String: Cell.Type] = [:]
  /// The cells that wait to be used again, by reuse identifier.
  var pools: [String: [Cell]] = [:]
  /// The views above and below the sections that were asked for since the content changed.
  var supplements: [ListPart: View] = [:]
  /// Those from before, until the list is drawn again.
  var formerSupplements: [ListPart: View] = [:]
  /// The cells that were drawn last.
  var visibleCells: [IndexPath: Cell] = [:]
  /// The cells that were reported as shown, by their places.
  var displayed: [IndexPath: Cell] = [:]
  /// The places of the selected items, in the order in which they were selected.
  var selection: [IndexPath] = [] {
    didSet { setNeedsDisplay() }
  }
  /// The layout from the top that was used last; replaced when the content or the width changes.
  var layout: ListLayout?
  /// How often the content or its heights have changed.
  private(set) var generation = 0

  // What is on a screen.

  /// What was measured since the content or the width changed.
  var measures = ListMeasures()
  /// Where the list is scrolled to.
  var offset = ScrollOffset()
  /// Whether the list is being drawn on its screen, rather than printed.
  var isDrawingLive = false
  /// The parts that are on the screen, as they were laid out last; nil once the content has changed.
  var window: ListWindow?
  /// The item that keys act on.
  var listCursor = ListCursor()
  /// Whether the list was scrolled away from its cursor, which then follows.
  var cursorFollows = false
  /// How many items stand side by side where the offset was taken.
  var itemsPerBand = 1
  /// The items that keep their rows on the screen through what has changed since it was laid out.
  var held: [HeldItem]?
  /// What is still to be seen of the last changes.
  var traces = ListTraces()
  let traceTimer = SerialDisposable()
  /// Where the list was when those who listen to its scrolling were told last; nil before the first drawing.
  var reportedOffset: ScrollOffset?
  /// How many items there were when those who listen were told of the end; nil once it has left the screen.
  var reportedEnd: Int?

  // The line at the bottom.

  /// The item that the user is asked about.
  var question: (path: IndexPath, name: String)?
  /// What was done, for a moment.
  var message: String?
  let messageTimer = SerialDisposable()
  /// The item that the message says was moved, where it went, and its name.
  var moved: (path: IndexPath, name: String)?
  /// Whether the user is typing the filter.
  var isTypingFilter = false

  /// A list for the module's own tables and collections alone: what users make are these.
  init(listOf cell: Cell.Type) {}

  /// Shows what the data source has now, all of it anew, the next time the list is drawn; nothing is selected then.
  ///
  /// On a screen the list stays where it is scrolled to, as far as it goes.
  public func reloadData() {
    selection = []
    question = nil
    held = nil
    traces = ListTraces()
    invalidate()
    onReload?()
  }

  /// Takes a step of an animated data source, to be seen the next time the list is drawn.
  ///
  /// What is selected stays so; on a screen the item under the cursor stays where it is.
  public func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    if !selection.isEmpty { selection = updates.destinations(ofItems: selection).compactMap(\.self) }
    follow(updates)
    invalidate()
    onReload?()
    return true
  }

  /// Forgets the heights, and lets the cells be used again.
  func invalidate() {
    generation += 1
    layout = nil
    window = nil
    measures = ListMeasures(width: measures.width)
    forgetSupplements()
    recycleVisibleCells { _ in false }
    setNeedsDisplay()
  }

  // MARK: What tables and collections do in their own ways

  /// How many items stand side by side where the list is `columns` wide.
  func itemsPerBand(forWidth columns: Int) -> Int { 1 }

  /// The columns that a band of so many items has between two of them.
  var itemSpacing: Int { 0 }

  /// A cell that shows why an item cannot be shown.
  func messageCell(_ text: String) -> Cell { Cell() }

  func didSelect(_ indexPath: IndexPath) {}
  func didDeselect(_ indexPath: IndexPath) {}
  func didTapAccessoryButton(_ indexPath: IndexPath) {}
  func willDisplay(_ cell: Cell, at indexPath: IndexPath) {}
  func didEndDisplaying(_ cell: Cell, at indexPath: IndexPath) {}

  // MARK: On a screen

  /// Nil: a list takes what is left, since it scrolls.
  public override func height(forWidth columns: Int) -> Int? { nil }

  /// Leaves the views that stand above and below sections where the list draws them.
  public override func layoutSubviews() {}

  override var drawsSubviews: Bool { true }

  /// Draws what is visible at the present offset.
  public override func draw(in canvas: inout Canvas) { drawLive(in: &canvas) }

  /// Moves the cursor, scrolls, selects, and whatever else `keyHints` tells.
  public override func handle(_ event: InputEvent) -> Bool { handleLive(event) }

  /// A list always takes part in the order of focus.
  public override var canBecomeFocused: Bool { true }

  /// Whether the filter is being typed.
  public override var typesCharacters: Bool { isTypingFilter && question == nil }

  /// Whether the user is being asked about an item: no other key does anything then.
  public override var isModal: Bool { question != nil }

  /// Where the filter is typed.
  public override var cursor: Point? { filterCursor }

  /// What the keys do now.
  public override var keyHints: [KeyHint] { liveKeyHints }

  /// Has the data source tell the list of changes.
  public override func didMove(to screen: Screen) {
    super.didMove(to: screen)
    isOnScreen = true
  }

  /// Has the data source leave the list alone.
  public override func didLeave(_ screen: Screen) {
    forgetTraces()
    forgetMessage()
    question = nil
    isTypingFilter = false
    isOnScreen = false
    super.didLeave(screen)
  }
}

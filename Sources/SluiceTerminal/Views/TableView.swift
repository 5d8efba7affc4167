import FoundationEssentials
public import Sluice

/// A view that shows sections of cells below each other, for a terminal or as plain text.
///
///     let tableView = TableView().then {
///       $0.register(cellType: MessageTableViewCell.self)
///     }
///     let dataSource = TableViewSectionedReloadDataSource<Inbox> { _, tableView, indexPath, message in
///       let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
///       cell.setMessage(title: message.title, supplement: message.body)
///       return cell
///     }
///     reactor.state.sections(\.inbox)
///       .bind(to: tableView.rx.items(dataSource: dataSource))
///       .disposed(by: disposeBag)
///     try tableView.print()
///
/// Rows are laid out from the top as far as they are asked for, and their heights kept until the next reload.
@MainActor
public final class TableView: InteractiveSectionedView, CellReusingSectionedView, DelegatingSectionedView, Then {
  /// What the view shows an item in.
  public typealias Cell = TableViewCell

  /// The value of `rowHeight` that makes each row as high as its cell.
  public nonisolated static let automaticDimension = -1

  /// The widest that a table is laid out, in columns.
  public nonisolated static let maximumWidth = 4096

  /// Where the view gets its sections from; setting it counts as a reload.
  public var sectionedDataSource: (any SectionedViewDataSource<TableViewCell>)? {
    didSet { reloadData() }
  }

  /// The height of every item in rows, 0 or more; `automaticDimension`, and whatever is negative, for as high as its cell.
  public var rowHeight = TableView.automaticDimension {
    didSet { invalidate() }
  }

  /// The colours that can be shown; with `none` images are drawn in shades.
  public var colorDepth = ColorDepth.trueColor

  /// A faint text to be shown when the table has no row; nil for none.
  public var placeholder: String?

  /// Called after each reload and each step of an animated data source, so that a screen can draw the table again.
  public var onReload: (@MainActor () -> Void)?

  /// Whether the table is on the screen; a session that takes it off says so here.
  ///
  /// An animated data source leaves a table that is off the screen alone, and reloads it once when it is back.
  public var isOnScreen = true {
    didSet { if isOnScreen, !oldValue { sectionedDataSource?.viewCameOnScreen() } }
  }

  /// Whether items can be selected.
  public var allowsSelection = true {
    didSet { if !allowsSelection { selection = [] } }
  }

  /// Whether more than one item can be selected at a time.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection = Array(selection.suffix(1)) } }
  }

  /// Who is told of what happens, beside those who listen to `rx`; held weakly.
  public weak var delegate: (any TableViewDelegate)?

  /// Those who listen to the table.
  public let events = SectionedViewEvents<TableViewCell>()

  /// The places of the selected items, in the order in which they were selected.
  var selection: [IndexPath] = []
  /// The cells that were reported as shown, by their places.
  var displayed: [IndexPath: TableViewCell] = [:]

  /// The types of the cells, by reuse identifier.
  var cellTypes: [String: TableViewCell.Type] = [:]
  /// The cells that wait to be used again, by reuse identifier.
  var pools: [String: [TableViewCell]] = [:]
  /// The cells that were drawn last, with the rows they take.
  var visibleCells: [IndexPath: (cell: TableViewCell, rows: Range<Int>)] = [:]
  /// The layout that was used last; replaced when the content or the width changes.
  var layout: TableLayout?
  /// How often the content or its heights have changed.
  private(set) var generation = 0

  /// An empty table.
  public init() {}

  /// Shows what the data source has now, all of it anew, the next time the table is drawn; nothing is selected then.
  public func reloadData() {
    selection = []
    invalidate()
    onReload?()
  }

  /// Takes a step of an animated data source, to be seen the next time the table is drawn; what is selected stays so.
  public func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    if !selection.isEmpty { selection = updates.destinations(ofItems: selection).compactMap(\.self) }
    invalidate()
    onReload?()
    return true
  }

  /// Forgets the heights, and lets the cells be used again.
  private func invalidate() {
    generation += 1
    layout = nil
    recycleVisibleCells(outside: 0..<0)
  }
}

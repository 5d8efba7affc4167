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
public final class TableView: SectionedView, Then {
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

  /// Called after each reload, so that a screen can draw the table again.
  public var onReload: (@MainActor () -> Void)?

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

  /// Shows what the data source has now, all of it anew, the next time the table is drawn.
  public func reloadData() {
    invalidate()
    onReload?()
  }

  /// Forgets the heights, and lets the cells be used again.
  private func invalidate() {
    generation += 1
    layout = nil
    recycleVisibleCells(outside: 0..<0)
  }
}

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
/// On a screen it scrolls, and only what is visible is laid out. To be printed it is laid out from the top.
public final class TableView: ListView<TableViewCell>, DelegatingSectionedView {
  /// The value of `rowHeight` that makes each row as high as its cell.
  public nonisolated static let automaticDimension = -1

  /// Who is told of what happens, beside those who listen to `rx`; held weakly.
  public weak var delegate: (any TableViewDelegate)?

  /// An empty table.
  public init() { super.init(listOf: TableViewCell.self) }

  override func messageCell(_ text: String) -> TableViewCell {
    MessageTableViewCell().then { $0.setMessage(title: text) }
  }

  override func didSelect(_ indexPath: IndexPath) { delegate?.tableView(self, didSelectRowAt: indexPath) }

  override func didDeselect(_ indexPath: IndexPath) { delegate?.tableView(self, didDeselectRowAt: indexPath) }

  override func didTapAccessoryButton(_ indexPath: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  override func willDisplay(_ cell: TableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  override func didEndDisplaying(_ cell: TableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

public import FoundationEssentials
import Sluice

/// Who is told of what happens in a table view; each method has a default that does nothing.
///
///     tableView.rx.setDelegate(self).disposed(by: disposeBag)
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// A row was selected.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// A row is no longer selected.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// The user wants to see more of a row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// A cell is about to be drawn, and was not the time before.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// A cell is no longer drawn.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
}

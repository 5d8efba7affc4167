/// A type whose instances can be set up where they are made.
public protocol Then {}

extension Then where Self: AnyObject {
  /// Sets the object up with `configure`, and returns it.
  ///
  ///     let tableView = TableView().then {
  ///       $0.register(cellType: MessageTableViewCell.self)
  ///       $0.rowHeight = TableView.automaticDimension
  ///     }
  @inlinable
  public func then(_ configure: (Self) throws -> Void) rethrows -> Self {
    try configure(self)
    return self
  }
}

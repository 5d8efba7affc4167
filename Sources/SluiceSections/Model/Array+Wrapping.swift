extension Array {
  /// An array of one element.
  ///
  /// A list takes an array of sections; this makes one of a single section:
  ///
  ///     reactor.state.map(\.messageSection)
  ///       .distinctUntilChanged()
  ///       .map(Array.init(with:))
  ///       .bind(to: tableView.rx.items(dataSource: dataSource))
  @inlinable
  public init(with element: Element) {
    self = [element]
  }
}

extension Reactive where Base: SectionedView {
  /// Shows the sections of a stream in the view, through `dataSource`.
  ///
  ///     reactor.state.map { [$0.messageSection, $0.imageSection] }
  ///       .distinctUntilChanged()
  ///       .bind(to: tableView.rx.items(dataSource: dataSource))
  ///       .disposed(by: disposeBag)
  ///
  /// - A view has one binding at a time, and so has a data source. Another one while the first is alive is a programming
  ///   error, and stops with a message: combine the sections into one array, or dispose the first.
  /// - Sections arrive on the main actor, in order; at once if they come from there.
  /// - An error goes to `SluiceErrors.handler`. After it, and after the end of the stream, the view keeps what it shows.
  /// - The result keeps the data source alive, but not the view. Disposing it takes the data source from the view, which
  ///   shows nothing then.
  @MainActor
  public func items<Section, Source: ObservableType>(
    dataSource: SectionedDataSource<Base, Section>
  ) -> (_ source: Source) -> any Disposable where Source.Element == [Section] {
    let view = base
    return { source in SectionedBinding.make(from: source.asObservable(), to: view, through: dataSource) }
  }
}

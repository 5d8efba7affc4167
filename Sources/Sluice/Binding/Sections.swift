extension ObservableType {
  /// The sections at `keyPaths`, as one array, whenever one of them has changed.
  ///
  ///     reactor.state.sections(\.messageSection, \.imageSection)
  ///       .bind(to: tableView.rx.items(dataSource: dataSource))
  ///
  /// The short form of `map { [$0.messageSection, $0.imageSection] }.distinctUntilChanged()`.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept; the sections stand in the order of the key paths.
  /// - Reentrancy: each subscription compares with what itself has seen.
  /// - Cancellation: passed on.
  @inlinable
  public func sections<Section: SectionModelType & Equatable>(
    _ keyPaths: KeyPath<Element, Section>...
  ) -> Observable<[Section]> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let last = StateBox<[Section]?>.make(nil)
      source.attach(
        Sink(
          next: { element in
            // Compared in place: an element that changes no section costs no array.
            if let last = last.value, Swift.zip(last, keyPaths).allSatisfy({ $0 == element[keyPath: $1] }) { return }
            let sections = keyPaths.map { element[keyPath: $0] }
            last.value = sections
            sink.next(sections)
          }, end: sink.end), scope)
    }
  }
}

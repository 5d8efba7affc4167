extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the inner streams, as they come.
  ///
  /// - Completes: when the source and every inner stream have completed.
  /// - Fails: with the first error.
  /// - Ordering: elements are delivered one at a time, as they arrived.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes the source and every inner stream.
  public func merge() -> Observable<Element.Element> {
    flatten(.merge(maxConcurrent: .max)) { $0 }
  }

  /// The elements of the inner streams, of which at most `maxConcurrent` run at a time; the others wait their turn.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatten(.merge(maxConcurrent: max(maxConcurrent, 1))) { $0 }
  }

  /// The elements of the inner streams, one stream after the other.
  public func concat() -> Observable<Element.Element> {
    flatten(.merge(maxConcurrent: 1)) { $0 }
  }

  /// The elements of the newest inner stream; the one before is disposed first.
  public func switchLatest() -> Observable<Element.Element> {
    flatten(.latest) { $0 }
  }
}

extension ObservableType {
  /// The elements of all `sources`, as they come.
  ///
  /// - Completes: when every source has completed.
  /// - Fails: with the first error.
  /// - Ordering: elements are delivered one at a time, as they arrived.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes every source.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    flattening(Array(sources), .merge(maxConcurrent: .max))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    flattening(sources, .merge(maxConcurrent: .max))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    flattening(sources, .merge(maxConcurrent: .max))
  }

  /// Subscribes to `sources` in order, without the turns that a stream of them would take.
  static func flattening(_ sources: [Observable<Element>], _ strategy: FlatteningStrategy) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      let flattening = Flattening<Observable<Element>, Observable<Element>>(strategy, { $0 }, sink, scope)
      for source in sources where !scope.isDisposed { flattening.accept(source) }
      flattening.sourceEnded(.completed)
    }
  }
}

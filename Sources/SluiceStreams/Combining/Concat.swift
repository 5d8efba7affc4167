extension ObservableType {
  /// The elements of `sources`, one source after the other.
  ///
  ///     return .concat([.just(.setLoading(true)), api.messages().map(Mutation.setMessages)])
  ///
  /// - Completes: when the last source has completed.
  /// - Fails: with the first error; later sources are not subscribed to.
  /// - Ordering: kept.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes the source that runs.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    flattening(Array(sources), .merge(maxConcurrent: 1))
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    flattening(sources, .merge(maxConcurrent: 1))
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    flattening(sources, .merge(maxConcurrent: 1))
  }

  /// The elements of this stream, then those of `second`.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }
}

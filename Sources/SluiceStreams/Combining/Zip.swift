extension ObservableType {
  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  ///
  /// A result is made whenever each has sent its share.
  /// Elements that wait for their partners are kept.
  ///
  /// - Completes: as soon as a source has completed whose elements are all used.
  /// - Fails: with the first error, or when `resultSelector` throws.
  /// - Ordering: results are delivered one at a time, in the order in which the elements arrived.
  /// - Reentrancy: an element that arrives while a result is delivered is combined after it.
  /// - Cancellation: disposes every source.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    PackCombination(.zip, (repeat (each source).asObservable()), resultSelector)
  }

  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for sources of different types.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combination(.zip, Array(sources), resultSelector)
  }

  /// The first elements of all sources, then the second ones, and so on, as arrays.
  @inlinable
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    combination(.zip, Array(sources)) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// The first elements of all sources, then the second ones, and so on, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form with a `resultSelector`.
  @inlinable
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    PackTuples(.zip, (repeat (each source).asObservable()))
  }
}

extension ObservableType {
  /// The latest elements of all sources, combined by `resultSelector`.
  ///
  /// A result is made whenever one of them sends, once all have.
  /// Two sources that derive from one subject send one after the other, so that in between a mixed pair is seen: with 1
  /// and then 2 sent, `combineLatest(subject, subject.map { $0 * 10 })` gives (1, 10), (2, 10), (2, 20). To derive two
  /// fields from one state, map it once instead:
  ///
  ///     state.map { ($0.title, $0.count) }.distinctUntilChanged { $0 == $1 }
  ///
  /// - Completes: when every source has completed, or one has without an element.
  /// - Fails: with the first error, or when `resultSelector` throws.
  /// - Ordering: results are delivered one at a time, in the order in which the elements arrived.
  /// - Reentrancy: an element that arrives while a result is delivered is combined after it.
  /// - Cancellation: disposes every source.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    PackCombination(.latest, (repeat (each source).asObservable()), resultSelector)
  }

  /// The latest elements of all sources, combined by `resultSelector`; of no sources, one result of an empty array.
  ///
  /// Completes, fails, orders and cancels as the form for sources of different types, and shows mixed pairs as it does.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combination(.latest, Array(sources), resultSelector)
  }

  /// The latest elements of all sources, as arrays; of no sources, one empty array.
  ///
  /// Completes, fails, orders and cancels as the form for sources of different types, and shows mixed pairs as it does.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    combination(.latest, Array(sources)) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements of all sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form with a `resultSelector`, and shows mixed pairs as it does: to derive
  /// two fields from one state, map it once instead.
  @inlinable
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    PackTuples(.latest, (repeat (each source).asObservable()))
  }
}

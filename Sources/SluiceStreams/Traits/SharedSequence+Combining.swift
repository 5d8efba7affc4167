extension SharedSequence {
  /// The elements of all `sources`, as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    merge(Array(sources))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map(\.source)))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// The elements of `sources`, one after the other.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sources.map(\.source)))
  }

  /// The elements of `sources`, one after the other.
  public static func concat(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    concat(sources)
  }
}

extension SharedSequence {
  /// The latest elements of all sources, combined by `resultSelector`.
  @available(swift, introduced: 6)
  public static func combineLatest<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(PackCombination(.latest, (repeat (each source).source), resultSelector))
  }

  /// The latest elements of all sources, combined by `resultSelector`; of no sources, one result of an empty array.
  @available(swift, introduced: 6)
  public static func combineLatest<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Source]) -> Element
  ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
    SharedSequence(combination(.latest, sources.map(\.source), resultSelector))
  }

  /// The latest elements of all sources, as arrays; of no sources, one empty array.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(combination(.latest, sources.map(\.source)) { $0 })
  }

  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  @available(swift, introduced: 6)
  public static func zip<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(PackCombination(.zip, (repeat (each source).source), resultSelector))
  }

  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  @available(swift, introduced: 6)
  public static func zip<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Source]) -> Element
  ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
    SharedSequence(combination(.zip, sources.map(\.source), resultSelector))
  }

  /// The first elements of all sources, then the second ones, and so on, as arrays.
  public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(combination(.zip, sources.map(\.source)) { $0 })
  }
}

extension SharedSequenceConvertibleType {
  /// For each element, what `resultSelector` makes of it and the latest element of `second`.
  ///
  /// Elements that come before the first one of `second` are dropped.
  @available(swift, introduced: 6)
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().joining(latestFrom: second, resultSelector))
  }

  /// For each element, the latest element of `second`.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().joining(latestFrom: second) { $1 })
  }

  /// The given element, then those of the sequence.
  ///
  /// With a `Driver`, one who comes later gets the latest element, not the given one.
  @available(swift, introduced: 6)
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
    SharedSequence(asObservable().startWith(element))
  }
}

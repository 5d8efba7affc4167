extension InfallibleType {
  /// The latest elements of all sources, combined by `resultSelector`, whenever one of them sends, once all have.
  @available(swift, introduced: 6)
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: PackCombination(.latest, (repeat (each source).errorless), resultSelector))
  }

  /// The latest elements of all sources, combined by `resultSelector`; of no sources, one result of an empty array.
  @available(swift, introduced: 6)
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(raw: combination(.latest, sources.map(\.errorless), resultSelector))
  }

  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  @available(swift, introduced: 6)
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: PackCombination(.zip, (repeat (each source).errorless), resultSelector))
  }

  /// The first elements of all sources, then the second ones, and so on, combined by `resultSelector`.
  @available(swift, introduced: 6)
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(raw: combination(.zip, sources.map(\.errorless), resultSelector))
  }

  /// For each element, what `resultSelector` makes of it and the latest element of `second`.
  @available(swift, introduced: 6)
  @inlinable
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: errorless.joining(latestFrom: second.asInfallible(), resultSelector))
  }
}

extension InfallibleType {
  /// The latest elements of all sources, as arrays; of no sources, one empty array.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>(raw: combination(.latest, sources.map(\.errorless)) { $0 })
  }

  /// The first elements of all sources, then the second ones, and so on, as arrays.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>(raw: combination(.zip, sources.map(\.errorless)) { $0 })
  }

  /// For each element, the latest element of `second`.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(raw: errorless.joining(latestFrom: second.asInfallible()) { $1 })
  }

  /// The given elements, then those of the source.
  public func startWith(_ elements: Element...) -> Infallible<Element> {
    Infallible(raw: errorless.starting(with: elements))
  }

  /// This stream or `right`, whichever sends an event first; the other is disposed.
  public func amb<Source: InfallibleType<Element>>(_ right: Source) -> Infallible<Element> {
    Infallible(raw: errorless.amb(right.errorless))
  }

  /// The elements of `sources`, one source after the other.
  ///
  /// Completes with the last source; since none fails, each gets its turn if those before it complete.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(raw: JoinedObservable(sources.map(\.source), maxConcurrent: 1))
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(raw: JoinedObservable(sources.map(\.source), maxConcurrent: 1))
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// The elements of all `sources`, as they come.
  ///
  /// Completes when every source has; since none fails, none is ever cut short by another.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(raw: JoinedObservable(sources.map(\.source), maxConcurrent: .max))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(raw: JoinedObservable(sources.map(\.source), maxConcurrent: .max))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }
}

extension InfallibleType where Element == Any {
  /// The latest elements of all sources, as tuples.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible(raw: PackTuples(.latest, (repeat (each source).errorless)))
  }

  /// The first elements of all sources, then the second ones, and so on, as tuples.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible(raw: PackTuples(.zip, (repeat (each source).errorless)))
  }
}

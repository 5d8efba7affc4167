// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension InfallibleType {
  /// `combineLatest(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: PackCombination(.latest, (repeat (each source).errorless), resultSelector))
  }

  /// `combineLatest(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(raw: combination(.latest, sources.map(\.errorless), resultSelector))
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: PackCombination(.zip, (repeat (each source).errorless), resultSelector))
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(raw: combination(.zip, sources.map(\.errorless), resultSelector))
  }

  /// `withLatestFrom(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: errorless.joining(latestFrom: second.asInfallible(), resultSelector))
  }
}

// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `combineLatest(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    PackCombination(.latest, (repeat (each source).asObservable()), resultSelector)
  }

  /// `combineLatest(_:resultSelector:)` of a collection, for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combination(.latest, Array(sources), resultSelector)
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    PackCombination(.zip, (repeat (each source).asObservable()), resultSelector)
  }

  /// `zip(_:resultSelector:)` of a collection, for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combination(.zip, Array(sources), resultSelector)
  }

  /// `withLatestFrom(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    joining(latestFrom: second, resultSelector)
  }
}

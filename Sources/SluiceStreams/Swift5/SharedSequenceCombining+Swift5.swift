// Swift 5 code sees the forms here, whose closures may capture anything and whose elements need not be Sendable, instead
// of those introduced in Swift 6. Both do the same.

@_documentation(visibility: internal)
extension SharedSequence {
  /// `deferred(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func deferred(
    _ factory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferring { factory().source })
  }
}

@_documentation(visibility: internal)
extension SharedSequence {
  /// `just(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element))
  }

  /// `of(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(elements))
  }

  /// `from(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array))
  }

  /// `from(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  public static func from<Elements: Sequence<Element>>(
    _ sequence: Elements
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(sequence))
  }

  /// `from(optional:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional))
  }
}

@_documentation(visibility: internal)
extension SharedSequence {
  /// `combineLatest(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping (repeat each Source) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(PackCombination(.latest, (repeat (each source).source), resultSelector))
  }

  /// `combineLatest(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func combineLatest<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping ([Source]) -> Element
  ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
    SharedSequence(combination(.latest, sources.map(\.source), resultSelector))
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping (repeat each Source) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(PackCombination(.zip, (repeat (each source).source), resultSelector))
  }

  /// `zip(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func zip<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping ([Source]) -> Element
  ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
    SharedSequence(combination(.zip, sources.map(\.source), resultSelector))
  }
}

@_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  /// `withLatestFrom(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().joining(latestFrom: second, resultSelector))
  }

  /// `startWith(_:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }
}

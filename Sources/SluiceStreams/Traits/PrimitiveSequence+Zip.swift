extension PrimitiveSequenceType where Trait: ElementTrait {
  /// What `resultSelector` makes of the elements of all sequences, once each has sent its own.
  ///
  ///     Single.zip(user, settings) { user, settings in Profile(user, settings) }
  ///
  /// - Completes: after the result; without one as soon as one of the sequences, a `Maybe`, has none.
  /// - Fails: with the first error, or when `resultSelector` throws.
  /// - Ordering: all are subscribed to in the given order.
  /// - Reentrancy: has no state that a second outcome could reach.
  /// - Cancellation: disposes every sequence; also as soon as one has failed or has no element.
  @available(swift, introduced: 6)
  public static func zip<First, each Other>(
    _ first: PrimitiveSequence<Trait, First>, _ other: repeat PrimitiveSequence<Trait, each Other>,
    resultSelector: @escaping @Sendable (First, repeat each Other) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: PackCombination<Element, First, repeat each Other>(
        .zip, (first.source, repeat (each other).source), resultSelector))
  }

  /// What `resultSelector` makes of the elements of all sequences; of none at all, what it makes of an empty array.
  @available(swift, introduced: 6)
  public static func zip<Sequences: Collection, Result>(
    _ sequences: Sequences, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Sequences.Element == PrimitiveSequence<Trait, Element> {
    zipping(sequences, resultSelector)
  }

  /// The elements of all sequences, as an array; of none at all, an empty array.
  public static func zip<Sequences: Collection>(_ sequences: Sequences) -> PrimitiveSequence<Trait, [Element]>
  where Sequences.Element == PrimitiveSequence<Trait, Element> {
    zipping(sequences) { $0 }
  }

  static func zipping<Sequences: Collection, Result>(
    _ sequences: Sequences, _ resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Sequences.Element == PrimitiveSequence<Trait, Element> {
    if sequences.isEmpty { return PrimitiveSequence(raw: .deferring { .just(try resultSelector([])) }) }
    return PrimitiveSequence(raw: combination(.zip, sequences.map(\.source), resultSelector))
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
  /// The elements of all sequences, as a tuple; nothing if one of them is empty.
  public static func zip<First, each Other>(
    _ first: PrimitiveSequence<Trait, First>, _ other: repeat PrimitiveSequence<Trait, each Other>
  ) -> PrimitiveSequence<Trait, (First, repeat each Other)> {
    PrimitiveSequence(raw: PackTuples<First, repeat each Other>(.zip, (first.source, repeat (each other).source)))
  }
}

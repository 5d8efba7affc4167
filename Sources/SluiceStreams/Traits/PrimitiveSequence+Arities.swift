// The tuple form of `zip` by arity, for the reason that the forms of `ObservableType` give; more than eight go through a pack.

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
  /// The elements of two sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>)
    -> PrimitiveSequence<Trait, (E1, E2)>
  {
    PrimitiveSequence(raw: PackTuples(.zip, (source1.source, source2.source)))
  }

  /// The elements of three sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
    PrimitiveSequence(raw: PackTuples(.zip, (source1.source, source2.source, source3.source)))
  }

  /// The elements of four sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
    PrimitiveSequence(raw: PackTuples(.zip, (source1.source, source2.source, source3.source, source4.source)))
  }

  /// The elements of five sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
    PrimitiveSequence(
      raw: PackTuples(.zip, (source1.source, source2.source, source3.source, source4.source, source5.source)))
  }

  /// The elements of six sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence(
      raw: PackTuples(
        .zip, (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source)))
  }

  /// The elements of seven sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
    PrimitiveSequence(
      raw: PackTuples(
        .zip,
        (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source)
      ))
  }

  /// The elements of eight sequences, as a tuple; nothing if one of them is empty.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    PrimitiveSequence(
      raw: PackTuples(
        .zip,
        (
          source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
          source7.source, source8.source
        )))
  }
}

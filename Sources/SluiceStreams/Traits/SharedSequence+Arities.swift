// The tuple forms of `combineLatest` and `zip` once more, by arity, as in TupleArities.swift.

extension SharedSequence where Element == Any {
  /// The latest elements of two sequences, as tuples.
  public static func combineLatest<E1, E2>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>
  ) -> SharedSequence<SharingStrategy, (E1, E2)> {
    SharedSequence<SharingStrategy, (E1, E2)>(PackTuples(.latest, (source1.source, source2.source)))
  }

  /// The latest elements of three sequences, as tuples.
  public static func combineLatest<E1, E2, E3>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
    SharedSequence<SharingStrategy, (E1, E2, E3)>(PackTuples(.latest, (source1.source, source2.source, source3.source)))
  }

  /// The latest elements of four sequences, as tuples.
  public static func combineLatest<E1, E2, E3, E4>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4)>(
      PackTuples(.latest, (source1.source, source2.source, source3.source, source4.source)))
  }

  /// The latest elements of five sequences, as tuples.
  public static func combineLatest<E1, E2, E3, E4, E5>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)>(
      PackTuples(.latest, (source1.source, source2.source, source3.source, source4.source, source5.source)))
  }

  /// The latest elements of six sequences, as tuples.
  public static func combineLatest<E1, E2, E3, E4, E5, E6>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)>(
      PackTuples(
        .latest, (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source)))
  }

  /// The latest elements of seven sequences, as tuples.
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)>(
      PackTuples(
        .latest,
        (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source)
      ))
  }

  /// The latest elements of eight sequences, as tuples.
  public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>, _ source8: SharedSequence<SharingStrategy, E8>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)>(
      PackTuples(
        .latest,
        (
          source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
          source7.source, source8.source
        )))
  }

  /// The elements, first with first and so on, of two sequences, as tuples.
  public static func zip<E1, E2>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>
  ) -> SharedSequence<SharingStrategy, (E1, E2)> {
    SharedSequence<SharingStrategy, (E1, E2)>(PackTuples(.zip, (source1.source, source2.source)))
  }

  /// The elements, first with first and so on, of three sequences, as tuples.
  public static func zip<E1, E2, E3>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
    SharedSequence<SharingStrategy, (E1, E2, E3)>(PackTuples(.zip, (source1.source, source2.source, source3.source)))
  }

  /// The elements, first with first and so on, of four sequences, as tuples.
  public static func zip<E1, E2, E3, E4>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4)>(
      PackTuples(.zip, (source1.source, source2.source, source3.source, source4.source)))
  }

  /// The elements, first with first and so on, of five sequences, as tuples.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)>(
      PackTuples(.zip, (source1.source, source2.source, source3.source, source4.source, source5.source)))
  }

  /// The elements, first with first and so on, of six sequences, as tuples.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)>(
      PackTuples(.zip, (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source))
    )
  }

  /// The elements, first with first and so on, of seven sequences, as tuples.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)>(
      PackTuples(
        .zip,
        (source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source)
      ))
  }

  /// The elements, first with first and so on, of eight sequences, as tuples.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>, _ source8: SharedSequence<SharingStrategy, E8>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)>(
      PackTuples(
        .zip,
        (
          source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
          source7.source, source8.source
        )))
  }
}

// The tuple forms of `combineLatest` and `zip` once more, by arity, for the reason that the forms of `ObservableType` give.

extension InfallibleType where Element == Any {
  /// The latest elements of two sources, as tuples.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(_ source1: I1, _ source2: I2) -> Infallible<
    (I1.Element, I2.Element)
  > {
    Infallible(raw: PackTuples(.latest, (source1.errorless, source2.errorless)))
  }

  /// The latest elements of three sources, as tuples.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3
  ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
    Infallible(raw: PackTuples(.latest, (source1.errorless, source2.errorless, source3.errorless)))
  }

  /// The latest elements of four sources, as tuples.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
    Infallible(raw: PackTuples(.latest, (source1.errorless, source2.errorless, source3.errorless, source4.errorless)))
  }

  /// The latest elements of five sources, as tuples.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)
  > {
    Infallible(
      raw: PackTuples(
        .latest, (source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless)))
  }

  /// The latest elements of six sources, as tuples.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)
  > {
    Infallible(
      raw: PackTuples(
        .latest,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless
        )))
  }

  /// The latest elements of seven sources, as tuples.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7)
    -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>
  {
    Infallible(
      raw: PackTuples(
        .latest,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless, source7.errorless
        )))
  }

  /// The latest elements of eight sources, as tuples.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)> {
    Infallible(
      raw: PackTuples(
        .latest,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless, source7.errorless, source8.errorless
        )))
  }

  /// The elements, first with first and so on, of two sources, as tuples.
  public static func zip<I1: InfallibleType, I2: InfallibleType>(_ source1: I1, _ source2: I2) -> Infallible<
    (I1.Element, I2.Element)
  > {
    Infallible(raw: PackTuples(.zip, (source1.errorless, source2.errorless)))
  }

  /// The elements, first with first and so on, of three sources, as tuples.
  public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3
  ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
    Infallible(raw: PackTuples(.zip, (source1.errorless, source2.errorless, source3.errorless)))
  }

  /// The elements, first with first and so on, of four sources, as tuples.
  public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
    Infallible(raw: PackTuples(.zip, (source1.errorless, source2.errorless, source3.errorless, source4.errorless)))
  }

  /// The elements, first with first and so on, of five sources, as tuples.
  public static func zip<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)
  > {
    Infallible(
      raw: PackTuples(
        .zip, (source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless)))
  }

  /// The elements, first with first and so on, of six sources, as tuples.
  public static func zip<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)
  > {
    Infallible(
      raw: PackTuples(
        .zip,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless
        )))
  }

  /// The elements, first with first and so on, of seven sources, as tuples.
  public static func zip<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7)
    -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>
  {
    Infallible(
      raw: PackTuples(
        .zip,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless, source7.errorless
        )))
  }

  /// The elements, first with first and so on, of eight sources, as tuples.
  public static func zip<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)> {
    Infallible(
      raw: PackTuples(
        .zip,
        (
          source1.errorless, source2.errorless, source3.errorless, source4.errorless, source5.errorless,
          source6.errorless, source7.errorless, source8.errorless
        )))
  }
}

// The forms of `combineLatest` and `zip` with a selector once more, by arity, which is faster. More than eight sources go
// through the pack.

extension ObservableType {
  /// The latest elements of two sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    combination(.latest, source1.asObservable(), source2.asObservable(), resultSelector)
  }

  /// The latest elements of three sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    combination(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
  }

  /// The latest elements of four sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      resultSelector)
  }

  /// The latest elements of five sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), resultSelector)
  }

  /// The latest elements of six sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), resultSelector)
  }

  /// The latest elements of seven sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
  }

  /// The latest elements of eight sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of two sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    combination(.zip, source1.asObservable(), source2.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of three sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    combination(.zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of four sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      resultSelector)
  }

  /// The elements, first with first and so on, of five sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of six sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of seven sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
  }

  /// The elements, first with first and so on, of eight sources, combined by `resultSelector`.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @available(swift, introduced: 6)
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(), resultSelector)
  }
}

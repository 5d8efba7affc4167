// The tuple forms of `combineLatest` and `zip` once more, by arity: Swift 6.3 cannot infer `{ $0.0 }` behind a form with a
// parameter pack. More than eight sources go through the pack.

extension ObservableType where Element == Any {
  /// The latest elements of two sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    combination(.latest, source1.asObservable(), source2.asObservable()) { ($0, $1) }
  }

  /// The latest elements of three sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    combination(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) }
  }

  /// The latest elements of four sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    combination(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    { ($0, $1, $2, $3) }
  }

  /// The latest elements of five sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The latest elements of six sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The latest elements of seven sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The latest elements of eight sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    combination(
      .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  /// The elements, first with first and so on, of two sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    combination(.zip, source1.asObservable(), source2.asObservable()) { ($0, $1) }
  }

  /// The elements, first with first and so on, of three sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    combination(.zip, source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) }
  }

  /// The elements, first with first and so on, of four sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    combination(.zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()) {
      ($0, $1, $2, $3)
    }
  }

  /// The elements, first with first and so on, of five sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The elements, first with first and so on, of six sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The elements, first with first and so on, of seven sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The elements, first with first and so on, of eight sources, as tuples.
  ///
  /// Completes, fails, orders and cancels as the form for any number.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    combination(
      .zip, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}

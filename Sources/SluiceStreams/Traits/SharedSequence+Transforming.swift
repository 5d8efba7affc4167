extension SharedSequenceConvertibleType {
  /// The sequence with each element transformed.
  @available(swift, introduced: 6)
  public func map<Result>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().mapping(selector))
  }

  /// The sequence with each element transformed, without those for which `selector` gives nil.
  @available(swift, introduced: 6)
  public func compactMap<Result>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMapping(selector))
  }

  /// The running results of folding the elements into `seed`; they begin anew when all have left and someone comes again.
  @available(swift, introduced: 6)
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    SharedSequence(asObservable().scanning(into: seed) { $0 = accumulator($0, $1) })
  }

  /// The running results of folding the elements into `seed` in place.
  @available(swift, introduced: 6)
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping @Sendable (inout Accumulated, Element) -> Void
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    SharedSequence(asObservable().scanning(into: seed, accumulator))
  }

  /// The elements together with `object`, which is not retained; the sequence completes when it is found gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(object))
  }

  /// What `resultSelector` makes of each element and `object`, which is not retained.
  @available(swift, introduced: 6)
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().unretaining(object, resultSelector))
  }

  /// The same sequence, with closures called as its events pass and as its one subscription begins and ends.
  ///
  /// `onSubscribe` and `onSubscribed` are called on the first subscriber's thread, `onDispose` where the last one leaves.
  @available(swift, introduced: 6)
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().accompanied(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The same sequence; its one subscription, events and disposal are printed to standard output, one a line.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

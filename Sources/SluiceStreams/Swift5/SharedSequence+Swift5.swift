// Swift 5 code sees the forms here, whose closures may capture anything and whose elements need not be Sendable, instead
// of those introduced in Swift 6. Both do the same.

@_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  /// `map(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().mapping(selector))
  }

  /// `compactMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMapping(selector))
  }

  /// `scan(_:accumulator:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    SharedSequence(asObservable().scanning(into: seed) { $0 = accumulator($0, $1) })
  }

  /// `scan(into:accumulator:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) -> Void
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    SharedSequence(asObservable().scanning(into: seed, accumulator))
  }

  /// `withUnretained(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().unretaining(object, resultSelector))
  }

  /// `do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().accompanied(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

@_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  /// `flatMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.merge(maxConcurrent: .max), selector))
  }

  /// `flatMapLatest(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.latest, selector))
  }

  /// `flatMapFirst(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.first, selector))
  }
}

@_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  /// `filter(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filtering(predicate))
  }

  /// `distinctUntilChanged(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: keySelector, isEqual: { $0 == $1 }))
  }

  /// `distinctUntilChanged(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: { $0 }, isEqual: comparer))
  }

  /// `distinctUntilChanged(_:comparer:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key,
    comparer: @escaping (_ lhs: Key, _ rhs: Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinct(key: keySelector, isEqual: comparer))
  }
}

// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension InfallibleType {
  /// `map(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(raw: errorless.mapping(transform))
  }

  /// `compactMap(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(raw: errorless.compactMapping(transform))
  }

  /// `scan(_:accumulator:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.scanning(into: seed) { $0 = accumulator($0, $1) })
  }

  /// `scan(into:accumulator:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) -> Void
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.scanning(into: seed, accumulator))
  }

  /// `reduce(_:accumulator:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: errorless.folding(into: seed) { $0 = accumulator($0, $1) })
  }

  /// `withUnretained(_:resultSelector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: errorless.unretaining(object, resultSelector))
  }

  /// `do(onNext:...)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      raw: errorless.accompanied(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

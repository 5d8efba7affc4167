extension ObservableType {
  /// A stream that `factory` makes anew for each subscription.
  ///
  /// - Completes: when the stream that was made completes.
  /// - Fails: when it fails, or when `factory` throws.
  /// - Ordering: that of the stream that was made.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  @available(swift, introduced: 6)
  @inlinable
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    deferring(factory)
  }

  @inlinable
  static func deferring(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      do { try factory().attach(sink, scope) } catch { sink.end(.error(error)) }
    }
  }
}

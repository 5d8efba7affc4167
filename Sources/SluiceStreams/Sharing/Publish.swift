extension ObservableType {
  /// The stream, shared, and subscribed to by `connect()`.
  ///
  ///     let prices = feed.publish()
  ///     let live = prices.refCount()  // connects with the first subscriber
  ///
  /// - Completes: with its source; a later subscriber waits for the next connection.
  /// - Fails: with its source; a later subscriber waits for the next connection.
  /// - Ordering: every subscriber gets the elements in the same order.
  /// - Reentrancy: an element sent from inside a subscriber is delivered after the one in hand has reached everyone.
  /// - Cancellation: disposing the connection disposes the source; subscribers hear nothing more.
  public func publish() -> ConnectableObservable<Element> {
    let source = asObservable()
    return ConnectableObservable(Multicast(source, .afterConnection) { .publishing() })
  }

  /// The stream, shared, and subscribed to by `connect()`; a subscriber gets the last `bufferSize` elements first.
  ///
  /// When the source has ended, later subscribers get these and the end, and to connect again does nothing. A size of 0
  /// or less keeps the end alone. When the connection is disposed before, the next one begins with nothing.
  ///
  /// Orders, handles reentrancy and cancels as `publish()`.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    let source = asObservable()
    return ConnectableObservable(
      Multicast(source, .afterDisposal) { .replaying(bufferSize) })
  }

  /// The stream, shared, and subscribed to by `connect()`; a subscriber gets all earlier elements first.
  ///
  /// Otherwise as `replay(_:)`.
  public func replayAll() -> ConnectableObservable<Element> {
    let source = asObservable()
    return ConnectableObservable(Multicast(source, .afterDisposal) { .replaying(.max) })
  }
}

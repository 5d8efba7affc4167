extension ObservableConvertibleType where Element: Sendable {
  /// The elements of the stream as an asynchronous sequence, which throws the stream's error.
  ///
  ///     for try await number in numbers.values { print(number) }
  ///
  /// The stream is subscribed to here. What it sends before it is asked for is kept, however much that is.
  /// The sequence ends when the stream ends, and also when its source is gone and can send nothing more,
  /// unless a stage in between holds on to the source or to an element (`retry`, `merge(maxConcurrent:)`, `debounce`, `delay`).
  ///
  /// - Completes: the sequence ends after the last element.
  /// - Fails: the error is thrown after the last element.
  /// - Ordering: as sent.
  /// - Reentrancy: the stream never waits for the loop.
  /// - Cancellation: leaving the loop, or cancelling its task, ends the subscription.
  @available(swift, introduced: 6)
  public var values: StreamValues<Element, any Error> {
    StreamValues(asObservable())
  }

  /// The elements of the stream as an asynchronous sequence, with a limit to how many wait to be asked for.
  ///
  ///     for try await position in positions.values(bufferingPolicy: .bufferingNewest(1)) { show(position) }
  ///
  /// For the rest it is as `values`.
  @available(swift, introduced: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, any Error>.BufferingPolicy
  ) -> StreamValues<Element, any Error> {
    StreamValues(asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

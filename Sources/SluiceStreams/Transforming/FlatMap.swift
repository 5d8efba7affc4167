extension ObservableType {
  /// The elements of the streams that `selector` makes of each element, as they come.
  ///
  ///     ids.flatMap { id in api.message(id) }
  ///
  /// - Completes: when the source and every inner stream have completed.
  /// - Fails: with the first error of the source or an inner stream, or when `selector` throws.
  /// - Ordering: inner streams run side by side; their elements are delivered one at a time, as they arrived.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes the source and every inner stream.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.merge(maxConcurrent: .max), selector)
  }

  /// The elements of the newest of the streams that `selector` makes; the one before is disposed first.
  ///
  /// Completes when the source and the newest inner stream have; otherwise as `flatMap(_:)`.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.latest, selector)
  }

  /// The elements of the stream that `selector` makes of an element; while it runs, further elements are ignored.
  ///
  /// Otherwise as `flatMap(_:)`.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.first, selector)
  }

  /// The elements of the streams that `selector` makes, one stream after the other.
  ///
  /// `selector` is called when the stream before has completed. Otherwise as `flatMap(_:)`.
  @available(swift, introduced: 6)
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.merge(maxConcurrent: 1), selector)
  }
}

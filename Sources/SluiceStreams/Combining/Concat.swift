extension ObservableType {
  /// The elements of `sources`, one source after the other.
  ///
  ///     return .concat([.just(.setLoading(true)), api.messages().map(Mutation.setMessages)])
  ///
  /// - Completes: when the last source has completed.
  /// - Fails: with the first error; later sources are not subscribed to.
  /// - Ordering: kept.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes the source that runs.
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    JoinedObservable(Array(sources), maxConcurrent: 1)
  }

  /// The elements of `sources`, one source after the other.
  @inlinable
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    JoinedObservable(sources, maxConcurrent: 1)
  }

  /// The elements of `sources`, one source after the other.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    JoinedObservable(sources, maxConcurrent: 1)
  }
}

/// The calls that `concat` on a stream takes; a property for the reason that `MergeCall` gives.
public struct ConcatCall<Element> {
  @usableFromInline let source: Observable<Element>

  @usableFromInline
  init(source: Observable<Element>) {
    self.source = source
  }

  /// The elements of the stream, then those of `second`.
  @inlinable
  public func callAsFunction(_ second: Observable<Element>) -> Observable<Element> {
    JoinedObservable([source, second], maxConcurrent: 1)
  }

  /// The elements of the stream, then those of `second`.
  @_disfavoredOverload
  @inlinable
  public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    callAsFunction(second.asObservable())
  }
}

extension ConcatCall where Element: ObservableConvertibleType {
  /// The elements of the inner streams, one stream after the other.
  @inlinable
  public func callAsFunction() -> Observable<Element.Element> {
    source.flatten(.merge(maxConcurrent: 1)) { $0 }
  }
}

extension ObservableType {
  /// The elements of this stream, then those of another: `first.concat(second)`.
  ///
  /// Of a stream of streams, the elements of one inner stream after the other: `streams.concat()`.
  ///
  /// Completes, fails, orders and cancels as the static form.
  @inlinable public var concat: ConcatCall<Element> {
    ConcatCall(source: asObservable())
  }
}

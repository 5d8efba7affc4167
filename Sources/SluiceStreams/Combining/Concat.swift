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
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    ConcatObservable(Array(sources))
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    ConcatObservable(sources)
  }

  /// The elements of `sources`, one source after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    ConcatObservable(sources)
  }
}

/// The calls that `concat` on a stream takes; a property for the reason that `MergeCall` gives.
public struct ConcatCall<Element> {
  let source: Observable<Element>

  /// The elements of the stream, then those of `second`.
  public func callAsFunction(_ second: Observable<Element>) -> Observable<Element> {
    ConcatObservable([source, second])
  }

  /// The elements of the stream, then those of `second`.
  @_disfavoredOverload
  public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    callAsFunction(second.asObservable())
  }
}

extension ConcatCall where Element: ObservableConvertibleType {
  /// The elements of the inner streams, one stream after the other.
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
  public var concat: ConcatCall<Element> {
    ConcatCall(source: asObservable())
  }
}

/// Streams one after the other.
///
/// One that is made of others takes over their lists, so that a chain of thousands, as `reduce` makes it, takes no
/// stack: not to subscribe to, not for its elements, and not to release.
final class ConcatObservable<Element>: Observable<Element> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    let isNested = sources.contains { $0 is ConcatObservable }
    self.sources = isNested ? sources.flatMap { ($0 as? ConcatObservable)?.sources ?? [$0] } : sources
    super.init()
  }

  override func attach(_ sink: Sink<Element>, _ scope: Scope) {
    Flattening(.merge(maxConcurrent: 1), sink, scope).start(sources) { $0 }
  }
}

// Immutable.
extension ConcatObservable: @unchecked Sendable where Element: Sendable {}

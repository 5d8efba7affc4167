/// The calls that `merge` on a stream of streams takes.
///
/// `merge` is a property that can be called, and not a method: beside a method of that name, Swift 6.3 cannot infer the
/// element of `Observable.merge(a, b)` in Swift 6 mode, since `Observable` is Sendable only where its element is.
public struct MergeCall<Inner: ObservableConvertibleType> {
  @usableFromInline let source: Observable<Inner>

  @usableFromInline
  init(source: Observable<Inner>) {
    self.source = source
  }

  /// The elements of the inner streams, as they come.
  @inlinable
  public func callAsFunction() -> Observable<Inner.Element> {
    source.flatten(.merge(maxConcurrent: .max)) { $0 }
  }

  /// The elements of the inner streams, of which at most `maxConcurrent` run at a time; the others wait their turn.
  @inlinable
  public func callAsFunction(maxConcurrent: Int) -> Observable<Inner.Element> {
    source.flatten(.merge(maxConcurrent: max(maxConcurrent, 1))) { $0 }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the inner streams, as they come: `streams.merge()`, `streams.merge(maxConcurrent: 2)`.
  ///
  /// - Completes: when the source and every inner stream have completed.
  /// - Fails: with the first error.
  /// - Ordering: elements are delivered one at a time, as they arrived.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes the source and every inner stream.
  @inlinable public var merge: MergeCall<Element> {
    MergeCall(source: asObservable())
  }

  /// The elements of the newest inner stream; the one before is disposed first.
  ///
  /// Otherwise as `merge`.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    flatten(.latest) { $0 }
  }
}

extension ObservableType {
  /// The elements of all `sources`, as they come.
  ///
  /// - Completes: when every source has completed.
  /// - Fails: with the first error.
  /// - Ordering: elements are delivered one at a time, as they arrived.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: disposes every source.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of all `sources`, as they come.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    JoinedObservable(sources, maxConcurrent: .max)
  }

  /// The elements of all `sources`, as they come.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension InfallibleType {
  /// The elements of the streams that `selector` makes of each element, as they come.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.merge(maxConcurrent: .max)) { selector($0).asInfallible() })
  }

  /// The elements of the newest of the streams that `selector` makes; the one before is disposed first.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.latest) { selector($0).asInfallible() })
  }

  /// The elements of the stream that `selector` makes of an element; while it runs, further elements are ignored.
  @available(swift, introduced: 6)
  @inlinable
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.first) { selector($0).asInfallible() })
  }

  /// The elements of the streams that `selector` makes, one stream after the other.
  @available(swift, introduced: 6)
  @inlinable
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: errorless.flatten(.merge(maxConcurrent: 1)) { selector($0).asInfallible() })
  }
}

extension InfallibleType {
  /// The elements of the streams that `selector` makes; since these may fail, the result may, too.
  @available(swift, introduced: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.merge(maxConcurrent: .max), selector)
  }

  /// The elements of the newest of the streams that `selector` makes; since these may fail, the result may, too.
  @available(swift, introduced: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.latest, selector)
  }

  /// The elements of one stream at a time that `selector` makes; since these may fail, the result may, too.
  @available(swift, introduced: 6)
  @_disfavoredOverload
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.first, selector)
  }

  /// The elements of one stream after the other that `selector` makes; since these may fail, the result may, too.
  @available(swift, introduced: 6)
  @_disfavoredOverload
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Observable<Source.Element> {
    errorless.flatten(.merge(maxConcurrent: 1), selector)
  }
}

/// The calls that `merge` on a stream of streams that never fail takes; a property for the reason that `MergeCall` gives.
public struct InfallibleMergeCall<Inner: InfallibleType> {
  let source: Observable<Inner>

  /// The elements of the inner streams, as they come.
  public func callAsFunction() -> Infallible<Inner.Element> {
    callAsFunction(maxConcurrent: .max)
  }

  /// The elements of the inner streams, of which at most `maxConcurrent` run at a time; the others wait their turn.
  public func callAsFunction(maxConcurrent: Int) -> Infallible<Inner.Element> {
    Infallible(raw: source.flatten(.merge(maxConcurrent: max(maxConcurrent, 1))) { $0.asInfallible() })
  }
}

extension InfallibleType where Element: InfallibleType {
  /// The elements of the inner streams, as they come: `streams.merge()`, `streams.merge(maxConcurrent: 2)`.
  public var merge: InfallibleMergeCall<Element> {
    InfallibleMergeCall(source: errorless)
  }

  /// The elements of the newest inner stream; the one before is disposed first.
  public func switchLatest() -> Infallible<Element.Element> {
    Infallible(raw: errorless.flatten(.latest) { $0.asInfallible() })
  }
}

/// The calls that `concat` on a stream that never fails takes; a property for the reason that `MergeCall` gives.
public struct InfallibleConcatCall<Element> {
  let source: Observable<Element>

  /// The elements of the stream, then those of `second`.
  public func callAsFunction(_ second: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: JoinedObservable([source, second.source], maxConcurrent: 1))
  }

  /// The elements of the stream, then those of `second`.
  @_disfavoredOverload
  public func callAsFunction<Source: InfallibleType<Element>>(_ second: Source) -> Infallible<Element> {
    callAsFunction(second.asInfallible())
  }
}

extension InfallibleConcatCall where Element: InfallibleType {
  /// The elements of the inner streams, one stream after the other.
  public func callAsFunction() -> Infallible<Element.Element> {
    Infallible(raw: source.flatten(.merge(maxConcurrent: 1)) { $0.asInfallible() })
  }
}

extension InfallibleType {
  /// The elements of this stream, then those of another: `first.concat(second)`; of inner streams: `streams.concat()`.
  public var concat: InfallibleConcatCall<Element> {
    InfallibleConcatCall(source: errorless)
  }
}

extension SharedSequenceConvertibleType {
  /// The elements of the sequences that `selector` makes of each element, as they come.
  @available(swift, introduced: 6)
  public func flatMap<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.merge(maxConcurrent: .max), selector))
  }

  /// The elements of the newest of the sequences that `selector` makes; the one before is disposed first.
  @available(swift, introduced: 6)
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.latest, selector))
  }

  /// The elements of the sequence that `selector` makes of an element; while it runs, further elements are ignored.
  @available(swift, introduced: 6)
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatten(.first, selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The elements of the newest inner sequence; the one before is disposed first.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }

  /// The elements of the inner sequences, as they come: `sequences.merge()`, `sequences.merge(maxConcurrent: 2)`.
  public var merge: SharedMergeCall<Element> {
    SharedMergeCall(source: asObservable())
  }
}

/// The calls that `merge` on a sequence of sequences takes; a property for the reason that `MergeCall` gives.
public struct SharedMergeCall<Inner: SharedSequenceConvertibleType> {
  let source: Observable<Inner>

  /// The elements of the inner sequences, as they come.
  public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence(source.merge())
  }

  /// The elements of the inner sequences, of which at most `maxConcurrent` run at a time; the others wait their turn.
  public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence(source.merge(maxConcurrent: maxConcurrent))
  }
}

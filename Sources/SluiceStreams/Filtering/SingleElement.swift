extension ObservableType {
  /// The stream, which has to have exactly one element.
  ///
  /// - Completes: with its source, after its one element.
  /// - Fails: with its source; with `RxError.moreThanOneElement` at a second element, which is not passed on;
  ///   with `RxError.noElements` if there is none.
  /// - Ordering: the element is passed on as soon as it comes.
  /// - Reentrancy: each subscription counts for itself.
  /// - Cancellation: passed on; the source is disposed at a second element.
  @inlinable
  public func single() -> Observable<Element> {
    onlyElement { _ in true }
  }

  /// The element for which `predicate` is true, of which there has to be exactly one.
  ///
  /// As `single()` for those elements; fails also when `predicate` throws.
  @available(swift, introduced: 6)
  @inlinable
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    onlyElement(where: predicate)
  }

  @inlinable
  func onlyElement(where predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let isFound = StateBox.make(false)
      source.attach(
        Sink(
          next: { element in
            do { guard try predicate(element) else { return } } catch { return sink.fail(error, scope) }
            guard !isFound.value else { return sink.fail(RxError.moreThanOneElement, scope) }
            isFound.value = true
            sink.next(element)
          },
          end: { end in
            if case .completed = end, !isFound.value { return sink.end(.error(RxError.noElements)) }
            sink.end(end)
          }), scope)
    }
  }
}

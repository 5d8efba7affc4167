/// The calls that `catch` on a stream takes; a property for the reason that `MergeCall` gives.
public struct CatchCall<Element> {
  let source: Observable<Element>

  /// The stream, followed by the one that `handler` makes of its error.
  @available(swift, introduced: 6)
  public func callAsFunction(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    source.catching(handler)
  }

  /// The same for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func callAsFunction(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    source.catching(handler)
  }
}

extension ObservableType {
  /// The stream, followed by the one that a handler makes of its error.
  ///
  ///     request.catch { error in .just(.failed(error)) }
  ///
  /// - Completes: with its source, or with the stream that the handler made.
  /// - Fails: with the stream that the handler made, or when the handler throws.
  /// - Ordering: kept; the source is disposed before the handler is called.
  /// - Reentrancy: each subscription recovers for itself, once.
  /// - Cancellation: ends the stream that is subscribed to.
  public var `catch`: CatchCall<Element> {
    CatchCall(source: asObservable())
  }

  func catching(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      // Only once, and not kept by the stream that it made.
      let remaining = StateBox<((any Error) throws -> Observable<Element>)?>.make(handler)
      Succession(sink, scope) { end in
        guard case .error(let error) = end, let handler = remaining.value.take() else { return .end(end) }
        do { return .follow(try handler(error)) } catch { return .end(.error(error)) }
      }.follow(source)
    }
  }

  /// The stream, with `element` and a completion in place of its error.
  ///
  /// - Completes: with its source, or after `element`.
  /// - Fails: never.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: sink.next,
          end: { end in
            if case .error = end { sink.next(element) }
            if !scope.isDisposed { sink.end(.completed) }
          }), scope)
    }
  }

  /// The first of the streams, followed by the next one each time one fails, until one completes.
  ///
  /// - Completes: with the first stream that completes; at once if there is none at all.
  /// - Fails: with the last stream.
  /// - Ordering: kept; a stream is disposed before the next one is subscribed to.
  /// - Reentrancy: each subscription goes through the streams for itself, without taking stack for each.
  /// - Cancellation: ends the stream that is subscribed to.
  public static func `catch`<Streams: Sequence>(sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    AnonymousObservable { sink, scope in
      let streams = StateBox.make(Remainder(sequence))
      let succession = Succession(sink, scope) { end in
        guard case .error = end, let next = streams.value.next() else { return .end(end) }
        return .follow(next)
      }
      succession.perform(streams.value.next().map { .follow($0) } ?? .end(.completed))
    }
  }
}

/// What is left of a sequence; elements of an array are let go of as they are taken out.
private struct Remainder<Elements: Sequence> {
  private var reversed: [Elements.Element] = []
  private var iterator: Elements.Iterator?

  init(_ elements: Elements) {
    if let array = elements as? [Elements.Element] {
      reversed = array.reversed()
    } else {
      iterator = elements.makeIterator()
    }
  }

  mutating func next() -> Elements.Element? {
    iterator == nil ? reversed.popLast() : iterator?.next()
  }
}

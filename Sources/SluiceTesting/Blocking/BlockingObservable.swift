import SluiceStreams

/// A stream whose events the caller waits for, to write tests of it as a straight line.
///
///     #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
///
/// Each call subscribes anew and returns when it knows the answer; then the subscription is disposed.
///
/// The calls keep their thread waiting. On the main thread they run the main run loop meanwhile, so that streams that
/// need the main actor get on. That cannot be where the caller is itself a main-actor job, as a `@MainActor` test of
/// Swift Testing is: there, a stream without events for 10 seconds, and without a timeout, fails with
/// `BlockingError.mainActorIsBlocked`. Asynchronous code cannot call them: it would keep a thread of the concurrency
/// pool from the very work that it waits for.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  /// How long to wait for the stream's end, or nil.
  let timeout: Duration?
  /// How long to wait for an event where the main actor is kept waiting, without a timeout.
  package var mainActorPatience = Duration.seconds(10)
}

extension BlockingObservable: Sendable where Element: Sendable {}

extension BlockingObservable {
  /// Waits for the end, and returns all elements; throws the stream's error, or `RxError.timeout`.
  ///
  ///     let messages = try reactor.mutate(action: .refresh).toBlocking(timeout: 5).toArray()
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func toArray() throws -> [Element] {
    try wait().elementsOrThrow()
  }

  /// Waits for the first element, and returns it; nil if there is none.
  ///
  /// Throws the stream's error, or `RxError.timeout`.
  ///
  ///     #expect(try Single.just(42).toBlocking().first() == 42)
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func first() throws -> Element? {
    try wait(atMost: 1).elementsOrThrow().first
  }

  /// Waits for the end, and returns the last element; nil if there is none.
  ///
  /// Throws the stream's error, or `RxError.timeout`.
  ///
  ///     #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func last() throws -> Element? {
    try wait().elementsOrThrow().last
  }

  /// Waits for the end, and returns the only element.
  ///
  ///     #expect(try Observable.just(1).toBlocking().single() == 1)
  ///
  /// Throws `RxError.noElements` if there is none, `RxError.moreThanOneElement` as soon as there are two, the stream's
  /// error, or `RxError.timeout`.
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func single() throws -> Element {
    try wait(atMost: 2).single()
  }

  /// Waits for the end, and returns the only element for which `predicate` holds.
  ///
  ///     #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 > 2 } == 3)
  ///
  /// As `single()`; throws also what `predicate` throws. The predicate is called on the caller's thread.
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func single(_ predicate: (Element) throws -> Bool) throws -> Element {
    try wait(atMost: 2, where: predicate).single()
  }

  /// Waits for the end, and returns how it came together with the elements until then.
  ///
  ///     let result = Observable.of(1, 2).concat(Observable.error(Failure())).toBlocking().materialize()
  ///     guard case .failed(elements: [1, 2], error: is Failure) = result else { ... }
  @available(*, noasync, message: "toBlocking keeps its thread waiting; asynchronous code awaits the stream's values")
  public func materialize() -> MaterializedSequenceResult<Element> {
    wait()
  }

  private func wait(
    atMost limit: Int? = nil, where predicate: (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    withoutActuallyEscaping(predicate) { predicate in
      BlockingRun(limit: limit, predicate).wait(for: source, timeout: timeout, patience: mainActorPatience)
    }
  }
}

extension MaterializedSequenceResult {
  fileprivate func single() throws -> Element {
    let elements = try elementsOrThrow()
    guard let element = elements.first else { throw RxError.noElements }
    guard elements.count == 1 else { throw RxError.moreThanOneElement }
    return element
  }
}

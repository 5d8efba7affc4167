import SluiceStreams

/// One wait for a stream.
///
/// Events that arrive on the waiting thread are taken at once, so that an endless stream can be ended while it is being
/// subscribed to; others are put into the inbox, which the waiting thread empties. So the predicate runs on the caller's
/// thread only.
final class BlockingRun<Element>: @unchecked Sendable {
  // All but the inbox, which is behind its lock, is only used by the thread that waits.
  private let owner = ThreadID.current
  private let inbox = Guarded<[Event<Element>]>([])
  private let bell = Bell()
  private let scope = Scope()
  private let limit: Int?
  /// The caller's, who must have it back when the wait is over; a stream on another thread may hold this object longer.
  private var predicate: ((Element) throws -> Bool)?
  private var elements: [Element] = []
  private var result: MaterializedSequenceResult<Element>?

  init(limit: Int?, _ predicate: @escaping (Element) throws -> Bool) {
    self.limit = limit
    self.predicate = predicate
  }

  func wait(
    for source: Observable<Element>, timeout: Duration?, patience: Duration
  ) -> MaterializedSequenceResult<Element> {
    let deadline = timeout.map { ContinuousClock.now.advanced(by: $0) }
    let sink = Sink<Element>(next: { self.receive(.next($0)) }, end: { self.receive($0.event()) })
    // In a trampoline of its own: the caller's, if it runs in one, does not get on before this returns.
    Trampoline.run { source.attach(sink, scope) }
    emptyInbox()
    if result == nil { bell.prepare() }
    while result == nil {
      let limit = deadline ?? (bell.keepsMainActor ? ContinuousClock.now.advanced(by: patience) : nil)
      let hasRung = bell.wait(until: limit)
      emptyInbox()
      if !hasRung, result == nil {
        let error: any Error =
          deadline == nil
          ? BlockingError.mainActorIsBlocked(seconds: patience / .seconds(1)) : RxError.timeout
        finish(.failed(elements: elements, error: error))
      }
    }
    predicate = nil
    return result ?? .completed(elements: elements)
  }

  /// Takes an event, from whatever thread.
  private func receive(_ event: Event<Element>) {
    if ThreadID.current == owner {
      emptyInbox()
      take(event)
    } else {
      inbox.withLock { $0.append(event) }
      bell.ring()
    }
  }

  private func emptyInbox() {
    for event in inbox.withLock({ inbox in exchange(&inbox, with: []) }) { take(event) }
  }

  private func take(_ event: Event<Element>) {
    guard result == nil else { return }
    switch event {
    case .next(let element): take(element)
    case .error(let error): finish(.failed(elements: elements, error: error))
    case .completed: finish(.completed(elements: elements))
    }
  }

  private func take(_ element: Element) {
    do {
      guard try predicate?(element) == true, result == nil else { return }
    } catch {
      return finish(.failed(elements: elements, error: error))
    }
    elements.append(element)
    if elements.count == limit { finish(.completed(elements: elements)) }
  }

  private func finish(_ result: MaterializedSequenceResult<Element>) {
    self.result = result
    scope.dispose()
    // Also where the main loop, run by the thread that waits, has brought the event.
    bell.ring()
  }
}

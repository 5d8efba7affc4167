/// What lies between a stream, which sends when it likes, and one iteration, which asks when it likes.
///
/// Every question gets exactly one answer: an answer is taken out under the lock together with who waits for it, and
/// given outside.
final class ValueBuffer<Element, Failure: Error>: @unchecked Sendable {
  // The state is behind its lock. An element is handed from the thread that sends it to the task that asks.

  /// An answer to the question for the next element.
  enum Step {
    case element(Element)
    case failure(Failure)
    case completed
    /// Nothing comes any more, without an end: the iteration was cancelled, or its source is gone.
    case abandoned
  }

  typealias Waiter = CheckedContinuation<Unchecked<Step>, Never>

  private struct State {
    var elements = Fifo<Element>()
    var waiters = Fifo<Waiter>()
    /// What comes after the elements, once that is known.
    var end: Step?

    mutating func takeWaiters() -> Fifo<Waiter> {
      defer { waiters = Fifo() }
      return waiters
    }
  }

  /// How many elements may wait, and whether an earlier one gives way to a later one.
  struct Limit: Sendable {
    var count = Int.max
    var keepsNewest = true
  }

  private let state = Guarded(State())
  private let limit: Limit

  init(_ limit: Limit) {
    self.limit = limit
  }

  func send(_ element: Element) {
    let (waiter, displaced) = state.withLock { state -> (Waiter?, Element?) in
      guard state.end == nil else { return (nil, nil) }
      if let waiter = state.waiters.popFirst() { return (waiter, nil) }
      guard state.elements.count >= limit.count else {
        state.elements.append(element)
        return (nil, nil)
      }
      guard limit.keepsNewest, limit.count > 0 else { return (nil, nil) }
      state.elements.append(element)
      return (nil, state.elements.popFirst())
    }
    waiter?.resume(returning: Unchecked(.element(element)))
    withExtendedLifetime(displaced) {}
  }

  /// Lets the iteration end with `end` after the elements that wait; the first end counts.
  func finish(_ end: Step) {
    let waiters = state.withLock { state -> Fifo<Waiter> in
      guard state.end == nil else { return Fifo() }
      state.end = state.waiters.isEmpty ? end : .abandoned
      return state.takeWaiters()
    }
    tell(waiters, end)
  }

  /// Lets the iteration end at once, without the elements that wait.
  func abandon() {
    let (waiters, dropped) = state.withLock { state -> (Fifo<Waiter>, State) in
      let dropped = state
      state.elements = Fifo()
      state.end = .abandoned
      return (state.takeWaiters(), dropped)
    }
    tell(waiters, .abandoned)
    withExtendedLifetime(dropped) {}
  }

  /// The first who waits is told the end, the others that nothing comes.
  private func tell(_ waiters: Fifo<Waiter>, _ end: Step) {
    var (waiters, end) = (waiters, end)
    while let waiter = waiters.popFirst() {
      waiter.resume(returning: Unchecked(end))
      end = .abandoned
    }
  }

  /// Answers now or, if there is nothing yet, keeps `waiter`.
  func answer(_ waiter: Waiter) {
    let step = state.withLock { state -> Step? in
      if let element = state.elements.popFirst() { return .element(element) }
      guard let end = state.end else {
        state.waiters.append(waiter)
        return nil
      }
      state.end = .abandoned
      return end
    }
    if let step { waiter.resume(returning: Unchecked(step)) }
  }
}

/// Hands items to a closure on a scheduler, one at a time, in the order in which they came.
@usableFromInline
// The queue is guarded; the closure is called by one turn at a time, for the next is asked for when one is over.
final class ScheduledDelivery<Item>: @unchecked Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var queue = Fifo<Item>()
    /// Whether a turn is asked for or under way.
    @usableFromInline var isScheduled = false
  }

  @usableFromInline let state = Guarded(State())
  /// A turn that is asked for while another is being scheduled waits until that has returned, so that a scheduler which
  /// runs work at once makes a loop of them.
  @usableFromInline let turns = Gate<Void>()
  @usableFromInline let scheduler: any ImmediateSchedulerType
  @usableFromInline let handle: (Item) -> Void

  @inlinable
  init(_ scheduler: any ImmediateSchedulerType, _ handle: @escaping (Item) -> Void) {
    self.scheduler = scheduler
    self.handle = handle
  }

  @inlinable
  func deliver(_ item: Item) {
    let isFirst = state.withLock { state in
      state.queue.append(item)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { turns.run((), scheduleTurn) }
  }

  /// A turn takes one item, so that under virtual time each has its own.
  @inlinable
  func scheduleTurn() {
    _ = scheduler.schedule(()) { [self] _ in
      if let item = state.withLock({ $0.queue.popFirst() }) { handle(item) }
      let isMore = state.withLock { state in
        state.isScheduled = !state.queue.isEmpty
        return state.isScheduled
      }
      if isMore { turns.run((), scheduleTurn) }
      return Disposables.create()
    }
  }
}

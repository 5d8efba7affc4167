/// The work that waits for a clock, and the task that waits with it: the state machine behind `ClockScheduler`.
///
/// Times are spans since the scheduler was made. There is one task at most: it sleeps until the earliest work is due, runs
/// what is due, and ends when nothing is left. When earlier work arrives, another takes its place.
struct ClockQueue {
  typealias Sleeper = Task<Void, Never>

  /// What the task does next.
  enum Step {
    case run(CancellableWork)
    case sleep(until: Duration)
    /// Nothing is left, or another task has taken over.
    case end
  }

  private struct Entry {
    let due: Duration
    /// Keeps the order of work that is due at the same time.
    let number: Int
    let work: CancellableWork
  }

  private var queue = PriorityQueue<Entry> { ($0.due, $0.number) < ($1.due, $1.number) }
  private var scheduled = 0
  /// About how many entries were cancelled and are still there.
  private var cancelled = 0
  private var sleeper: Sleeper?
  /// Tells the present task from those whose place was taken.
  private var generation = 0
  /// What the task sleeps for; nil while it runs work, and while there is none.
  private var wakeTime: Duration?

  /// Adds work; if it needs a new task, starts that, and gives out the one before, to be cancelled.
  mutating func schedule(
    _ work: CancellableWork, due: Duration, start: (_ generation: Int) -> Sleeper
  ) -> Sleeper? {
    queue.append(Entry(due: due, number: scheduled, work: work))
    scheduled += 1
    let isAwaited = sleeper != nil && wakeTime.map { $0 <= due } ?? true
    if isAwaited { return nil }
    let displaced = takeSleeper()
    wakeTime = due
    sleeper = start(generation)
    return displaced
  }

  mutating func next(_ generation: Int, at time: Duration) -> Step {
    guard generation == self.generation else { return .end }
    while let first = queue.first, first.work.isDisposed {
      // Its action is released already, so that nothing of a user's dies here, under the lock.
      _ = queue.popFirst()
      cancelled = max(0, cancelled - 1)
    }
    guard let first = queue.first else {
      halt(generation)
      return .end
    }
    wakeTime = first.due <= time ? nil : first.due
    guard first.due <= time, let due = queue.popFirst() else { return .sleep(until: first.due) }
    return .run(due.work)
  }

  /// Forgets the task, which ends; the next work to be scheduled starts another.
  mutating func halt(_ generation: Int) {
    if generation == self.generation { _ = takeSleeper() }
  }

  /// Notes that work was cancelled, and takes out what was, now and then; gives out the task if nothing is left for it.
  mutating func noteCancelled() -> Sleeper? {
    cancelled += 1
    guard cancelled >= queue.count || (cancelled > 16 && cancelled * 2 > queue.count) else { return nil }
    cancelled = 0
    _ = queue.removeAll { $0.work.isDisposed }
    return queue.count == 0 && wakeTime != nil ? takeSleeper() : nil
  }

  /// How many pieces of work wait, cancelled ones that have not been taken out among them.
  var count: Int {
    queue.count
  }

  private mutating func takeSleeper() -> Sleeper? {
    generation += 1
    wakeTime = nil
    return sleeper.take()
  }
}

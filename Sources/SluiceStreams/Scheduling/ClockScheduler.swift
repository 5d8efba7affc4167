/// Runs work one piece after the other, at the times of a Swift clock: a real one, or one that a test moves.
///
///     let scheduler = ClockScheduler(clock: SuspendingClock())
///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
///
/// Work runs in the order of its time; work for the same time, in the order in which it was scheduled. It runs in a task,
/// off every actor, so it should not block. The task lives while work waits, and keeps the scheduler until then.
public final class ClockScheduler<SchedulerClock: Clock>: SchedulerType where SchedulerClock.Duration == Duration {
  /// The clock.
  public let clock: SchedulerClock

  private let tolerance: Duration?
  private let priority: TaskPriority?
  private let start: SchedulerClock.Instant
  private let origin = RxTime.now
  private let queue = Guarded(ClockQueue())

  /// A scheduler that follows `clock`.
  ///
  /// - Parameters:
  ///   - clock: the clock.
  ///   - tolerance: how late the clock may wake the scheduler; nil is the clock's own choice.
  ///   - priority: the priority of the task that runs the work.
  public init(clock: SchedulerClock, tolerance: Duration? = nil, priority: TaskPriority? = nil) {
    self.clock = clock
    self.tolerance = tolerance
    self.priority = priority
    start = clock.now
  }

  private var elapsed: Duration {
    start.duration(to: clock.now)
  }

  /// The clock's time, counted from the moment at which the scheduler was made.
  public var now: RxTime {
    origin.advanced(by: elapsed)
  }

  /// Runs `action` as soon as the work that is due has run.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs `action` when the clock has gone on by `dueTime`; a time of zero or less means as soon as possible.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    // The state is handed to the task, and used there only.
    let state = Unchecked(state)
    let work = CancellableWork { action(state.value) }
    let due = elapsed + min(max(dueTime, .zero), .longest)
    let displaced = queue.withLock { queue in
      queue.schedule(work, due: due) { generation in
        Task.detached(priority: priority) { [self] in await run(generation) }
      }
    }
    displaced?.cancel()
    return Ticket(work: work, scheduler: self)
  }

  private func run(_ generation: Int) async {
    var runs = 0
    while true {
      let time = elapsed
      switch queue.withLock({ $0.next(generation, at: time) }) {
      case .run(let work):
        work.run()
        runs += 1
        // Work that never ceases to be due must not keep a thread of the pool for itself.
        if runs % 16 == 0 { await Task.yield() }
      case .sleep(let due):
        do { try await clock.sleep(until: start.advanced(by: due), tolerance: tolerance) } catch {
          if Task.isCancelled { return }
          SluiceErrors.report(error, "the clock of a ClockScheduler failed, work waits until more is scheduled")
          return queue.withLock { $0.halt(generation) }
        }
      case .end: return
      }
    }
  }

  /// How many pieces of work wait, cancelled ones that have not been taken out among them.
  package var count: Int {
    queue.withLock { $0.count }
  }

  private struct Ticket: Cancelable {
    let work: CancellableWork
    let scheduler: ClockScheduler

    var isDisposed: Bool {
      work.isDisposed
    }

    func dispose() {
      guard work.cancel() else { return }
      let idle = scheduler.queue.withLock { $0.noteCancelled() }
      idle?.cancel()
    }
  }
}

extension Duration {
  /// A hundred years: what a clock can be asked to sleep, whatever unit it counts in.
  fileprivate static let longest = Duration.seconds(100 * 365 * 86_400)
}

import SluiceStreams
import Synchronization

/// A virtual clock that is both a scheduler for streams and a `Clock` for asynchronous code.
///
///     let clock = TestClock()
///     let keys = PublishSubject<String>()
///     let subscription = keys.debounce(.milliseconds(300), scheduler: clock).subscribe(onNext: search)
///     keys.onNext("sluice")
///     clock.advance(by: .milliseconds(300))  // calls search("sluice"), on this thread
///
/// It stands still until it is advanced. `try await clock.sleep(for: .seconds(1))` waits until it has been, and throws a
/// `CancellationError` as soon as its task is cancelled.
public final class TestClock: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, Clock, @unchecked Sendable {
  // Adds no state.

  /// A point in the clock's time.
  public typealias Instant = ContinuousClock.Instant

  /// A clock that shows the time at which virtual time begins in this process.
  public init() {
    super.init(initialClock: .virtualOrigin, converter: HistoricalSchedulerTimeConverter())
  }

  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How far the clock has been moved since it was made.
  public var elapsed: Duration { Instant.virtualOrigin.duration(to: clock) }

  /// Moves the clock forward, and runs the work that becomes due, each at its time; a negative span counts as none.
  ///
  /// Tasks that sleep are woken, and go on where they belong; a `ReactorTest` runs its effects to their next wait as well.
  public func advance(by span: Duration) {
    advanceTo(clock.advanced(by: max(span, .zero)))
  }

  /// Waits until the clock has reached `deadline`.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper()
    let alarm = scheduleRelative((), dueTime: clock.duration(to: deadline)) { _ in
      sleeper.wake(.success(()))
      return Disposables.create()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.wait($0) }
    } onCancel: {
      alarm.dispose()
      sleeper.wake(.failure(CancellationError()))
    }
  }

  /// A task that sleeps, woken once.
  private final class Sleeper: Sendable {
    private enum State {
      case awake
      case asleep(CheckedContinuation<Void, any Error>)
      case woken(Result<Void, any Error>)
    }

    private let state = Mutex(State.awake)

    func wait(_ continuation: CheckedContinuation<Void, any Error>) {
      let result = state.withLock { state -> Result<Void, any Error>? in
        if case .woken(let result) = state { return result }
        state = .asleep(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }

    func wake(_ result: Result<Void, any Error>) {
      let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
        switch state {
        case .awake:
          state = .woken(result)
          return nil
        case .asleep(let continuation):
          state = .woken(result)
          return continuation
        case .woken:
          return nil
        }
      }
      continuation?.resume(with: result)
    }
  }
}

import Dispatch
import Synchronization

/// Keeps the tasks of effects until the test runs them, on its own thread, in order.
///
/// So a test runs them to where none can go on by itself, however they are interleaved: they never run beside it.
final class EffectExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// Whether the test is over: what is left runs by itself then.
    var isReleased = false
  }

  private let state = Mutex(State())
  /// Called after each job that arrives, from the thread that it comes from.
  private let arrival: @Sendable () -> Void

  init(arrival: @escaping @Sendable () -> Void) {
    self.arrival = arrival
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isKept = state.withLock { state in
      if !state.isReleased { state.jobs.append(job) }
      return !state.isReleased
    }
    if isKept { arrival() } else { runElsewhere(job) }
  }

  /// Runs the first job that waits.
  ///
  /// - Returns: false if there is none.
  func runNext() -> Bool {
    guard let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Lets jobs run by themselves from now on.
  func release() {
    let jobs = state.withLock { state in
      state.isReleased = true
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { runElsewhere(job) }
  }

  private func runElsewhere(_ job: UnownedJob) {
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

import Dispatch
import Foundation
import SluiceStreams
import Synchronization

/// What a blocked thread waits for: another thread rings it.
final class Bell: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let runsMainLoop = Atomic(false)
  private let isOnMainActor = MainExecutor.isCurrent

  /// Whether whoever waits keeps the main actor from its other work.
  var keepsMainActor: Bool {
    isOnMainActor && !runsMainLoop.load(ordering: .acquiring)
  }

  /// Finds out, on the thread that is going to wait, whether the main loop can be run meanwhile.
  func prepare() {
    if isOnMainActor, MainLoop.canRun { runsMainLoop.store(true, ordering: .sequentiallyConsistent) }
  }

  func ring() {
    semaphore.signal()
    if isOnMainActor { MainLoop.wakeUp() }
  }

  /// Waits for the bell; false if the time comes first.
  func wait(until deadline: ContinuousClock.Instant?) -> Bool {
    runsMainLoop.load(ordering: .acquiring) ? waitInMainLoop(deadline) : waitOnSemaphore(deadline)
  }

  private func waitOnSemaphore(_ deadline: ContinuousClock.Instant?) -> Bool {
    guard let deadline else {
      semaphore.wait()
      return true
    }
    let seconds = max(0, ContinuousClock.now.duration(to: deadline) / .seconds(1))
    return semaphore.wait(timeout: .now() + seconds) == .success
  }

  private func waitInMainLoop(_ deadline: ContinuousClock.Instant?) -> Bool {
    while true {
      if semaphore.wait(timeout: .now()) == .success { return true }
      let seconds = deadline.map { ContinuousClock.now.duration(to: $0) / .seconds(1) } ?? 3600
      if seconds <= 0 { return false }
      MainLoop.runOnce(seconds)
    }
  }
}

/// The run loop of the main thread.
private enum MainLoop {
  /// Whether running it runs the work of the main queue: not from inside such work, and only on the main thread.
  ///
  /// There is nothing to ask; so a probe is sent.
  static var canRun: Bool {
    guard Thread.isMainThread else { return false }
    let probe = Probe()
    DispatchQueue.main.async { probe.hasRun.store(true, ordering: .releasing) }
    // The loop may first have other things to do, each of which ends a turn.
    for _ in 0..<10 where !probe.hasRun.load(ordering: .acquiring) { runOnce(0.01) }
    return probe.hasRun.load(ordering: .acquiring)
  }

  static func runOnce(_ seconds: Double) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  static func wakeUp() {
    DispatchQueue.main.async {}
  }

  private final class Probe: Sendable {
    let hasRun = Atomic(false)
  }
}

import Dispatch
import Foundation

/// Whether this is the thread that the process began with.
func isMainThread() -> Bool { Thread.isMainThread }

/// Runs the loop of the main thread: the main queue, the main actor, and timers.
@MainActor
enum MainLoop {
  /// Runs until `isOver`, which is asked after each piece of work; `wake()` has it asked.
  static func run(until isOver: () -> Bool) {
    while !isOver() {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Has the loop look whether it is over.
  static func wake() {
    DispatchQueue.main.async {}
  }

  /// Calls `handler` once if the main queue does nothing for a while, although the loop runs.
  ///
  /// That is so where the loop runs inside of a piece of the queue's own work, which has to return first.
  static func detectBusyQueue(_ handler: @escaping @MainActor () -> Void) {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { handler() }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { timer.invalidate() } }
  }
}

import Dispatch
import Foundation

/// Threads that wait until they are released together.
struct Threads {
  let count: Int

  /// Runs `body` on each thread, and gives the nanoseconds from their release until the last of them is done.
  func time(of body: @escaping @Sendable (_ index: Int) -> Void) -> Double {
    let isReady = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
      Thread {
        isReady.signal()
        go.wait()
        body(index)
        done.signal()
      }.start()
    }
    for _ in 0..<count { isReady.wait() }
    return Clock.wall.time {
      for _ in 0..<count { go.signal() }
      for _ in 0..<count { done.wait() }
    }
  }
}

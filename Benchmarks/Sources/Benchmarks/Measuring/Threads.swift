import Dispatch
import Foundation
import Synchronization

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

  /// Has each thread prepare its work, and then do it by turns: all at once, and one after the other.
  ///
  /// - Returns: for each thread, and each round, the nanoseconds of processor time that its work took.
  func timeByTurns(
    rounds: Int, preparing prepare: @escaping @Sendable () -> () -> Void
  ) -> [(together: [Double], alone: [Double])] {
    let times = Mutex([Int: (together: [Double], alone: [Double])]())
    let go = (0..<count).map { _ in DispatchSemaphore(value: 0) }
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
      Thread {
        let work = prepare()
        func turn() -> Double {
          done.signal()
          go[index].wait()
          return Clock.thread.time { work() }
        }
        _ = turn()
        let own = (0..<rounds).map { _ in (together: turn(), alone: turn()) }
        times.withLock { $0[index] = (own.map(\.together), own.map(\.alone)) }
        done.signal()
      }.start()
    }
    for _ in 0..<count { done.wait() }
    for turn in 0...rounds * 2 {
      let isTogether = turn % 2 == 1
      for semaphore in go {
        semaphore.signal()
        if !isTogether { done.wait() }
      }
      if isTogether { for _ in go { done.wait() } }
    }
    return times.withLock { times in (0..<count).compactMap { times[$0] } }
  }
}

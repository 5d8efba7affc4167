import Dispatch
import Foundation
import Testing

/// Runs `body` on so many threads of their own, released together, and waits for them all.
public func onThreads(
  _ count: Int, stack kilobytes: Int = 512, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (_ index: Int) -> Void
) {
  let go = DispatchSemaphore(value: 0)
  let isReady = DispatchSemaphore(value: 0)
  let done = Checkpoint(count: count)
  let errand = Errand(body)
  for index in 0..<count {
    let thread = Thread {
      isReady.signal()
      go.wait()
      errand.run(index)
      done.reach()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
  }
  for _ in 0..<count { isReady.wait() }
  for _ in 0..<count { go.signal() }
  done.waitHere(sourceLocation: sourceLocation)
  errand.forget()
}

/// Runs `body` on a thread with a stack of 512 KB, on which a recursion as deep as a test's input would overflow.
public func onSmallStack(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable () -> Void
) {
  onThreads(1, stack: 512, sourceLocation: sourceLocation) { _ in body() }
}

import Dispatch
import Foundation
import Synchronization
import Testing

/// Something that a test waits for; a wait that takes too long fails the test instead of hanging it.
final class Signal: Sendable {
  private struct State {
    var isSet = false
    var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
    var nextWaiter = 0
  }

  static let patience = 300
  private let state = Mutex(State())
  private let semaphore = DispatchSemaphore(value: 0)

  func set() {
    let waiters = state.withLock { state in
      state.isSet = true
      defer { state.waiters = [:] }
      return state.waiters.values.map { $0 }
    }
    for waiter in waiters { waiter.resume(returning: true) }
    semaphore.signal()
  }

  /// Waits without holding a thread.
  func wait(_ location: SourceLocation = #_sourceLocation) async {
    let wasSet = await withCheckedContinuation { continuation in
      let waiter: Int? = state.withLock { state in
        if state.isSet { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = continuation
        return state.nextWaiter
      }
      guard let waiter else { return continuation.resume(returning: true) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) { self.giveUp(waiter) }
    }
    #expect(wasSet, "what the test waits for did not happen", sourceLocation: location)
  }

  /// Waits on this thread.
  func waitHere(_ location: SourceLocation = #_sourceLocation) {
    let result = semaphore.wait(timeout: .now() + .seconds(Self.patience))
    semaphore.signal()
    #expect(result == .success, "what the test waits for did not happen", sourceLocation: location)
  }

  private func giveUp(_ waiter: Int) {
    state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(returning: false)
  }
}

/// Runs `body` on so many threads of their own, released together, and waits for them all.
func onThreads(
  _ count: Int, stack kilobytes: Int = 512, _ location: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (_ index: Int) -> Void
) {
  let go = DispatchSemaphore(value: 0)
  let isReady = DispatchSemaphore(value: 0)
  let done = Signal()
  let running = Countdown(count, done)
  for index in 0..<count {
    let thread = Thread {
      isReady.signal()
      go.wait()
      body(index)
      running.step()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
  }
  for _ in 0..<count { isReady.wait() }
  for _ in 0..<count { go.signal() }
  done.waitHere(location)
}

/// Sets a signal after so many steps.
final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let signal: Signal

  init(_ count: Int, _ signal: Signal) {
    left = Atomic(count)
    self.signal = signal
  }

  func step() {
    if left.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { signal.set() }
  }
}

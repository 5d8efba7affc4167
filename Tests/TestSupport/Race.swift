import Dispatch
import Foundation

/// Runs `body` on as many threads as are asked for, all let go at once.
///
/// - Returns: whether all of them finished in time.
public func race(_ threads: Int, seconds: Int = 60, _ body: @escaping @Sendable (_ thread: Int) -> Void) -> Bool {
  let start = DispatchSemaphore(value: 0)
  let finished = DispatchGroup()
  for index in 0..<threads {
    finished.enter()
    let thread = Thread {
      start.wait()
      body(index)
      finished.leave()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  for _ in 0..<threads { start.signal() }
  return finished.wait(timeout: .now() + .seconds(seconds)) == .success
}

/// Runs `body` on another thread while the caller waits; for what must not hang, and for events from elsewhere.
///
/// - Returns: whether it finished in time.
@discardableResult
public func elsewhere(seconds: Int = 60, _ body: @escaping @Sendable () -> Void) -> Bool {
  race(1, seconds: seconds) { _ in body() }
}

/// A door that is opened once, and that threads wait at; nobody waits for ever.
public final class Door: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// A closed door.
  public init() {}

  /// Opens the door for all.
  public func open() {
    semaphore.signal()
  }

  /// Waits until the door is open.
  ///
  /// - Returns: whether it was opened in time.
  public func pass(seconds: Int = 60) -> Bool {
    guard semaphore.wait(timeout: .now() + .seconds(seconds)) == .success else { return false }
    semaphore.signal()
    return true
  }
}

import Dispatch
import Foundation
import SluiceStreams

/// Runs `body` on as many threads as are asked for, all let go at once; nothing keeps `body` afterwards.
///
/// - Returns: whether all of them finished in time.
public func race(_ threads: Int, seconds: Int = 300, _ body: @escaping @Sendable (_ thread: Int) -> Void) -> Bool {
  let start = DispatchSemaphore(value: 0)
  let finished = DispatchGroup()
  let errand = Errand(body)
  for index in 0..<threads {
    finished.enter()
    let thread = Thread {
      start.wait()
      errand.run(index)
      finished.leave()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  for _ in 0..<threads { start.signal() }
  let isFinished = finished.wait(timeout: .now() + .seconds(seconds)) == .success
  errand.forget()
  return isFinished
}

/// What the threads of a race do; a thread may outlive the race by a moment, and must not keep it.
final class Errand: Sendable {
  // A closure is kept in a structure: behind a generic lock it would be wrapped once more at each access.
  private struct Work {
    let run: @Sendable (Int) -> Void
  }

  private let work: Guarded<Work?>

  init(_ body: @escaping @Sendable (Int) -> Void) {
    work = Guarded(Work(run: body))
  }

  func run(_ index: Int) {
    let work = work.withLock { $0 }
    work?.run(index)
  }

  func forget() {
    _ = work.withLock { $0.take() }
  }
}

/// Runs `body` on another thread while the caller waits; for what must not hang, and for events from elsewhere.
///
/// - Returns: whether it finished in time.
@discardableResult
public func elsewhere(seconds: Int = 300, _ body: @escaping @Sendable () -> Void) -> Bool {
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
  public func pass(seconds: Int = 300) -> Bool {
    guard semaphore.wait(timeout: .now() + .seconds(seconds)) == .success else { return false }
    semaphore.signal()
    return true
  }
}

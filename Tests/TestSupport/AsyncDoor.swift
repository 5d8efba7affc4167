import Dispatch
import Synchronization

/// A door that is opened once, and that tasks wait at without keeping a thread; nobody waits for ever.
public final class AsyncDoor: Sendable {
  private struct Content {
    var isOpen = false
    var guests: [CheckedContinuation<Bool, Never>] = []
  }

  private let content = Mutex(Content())

  /// A closed door.
  public init() {}

  /// Opens the door for all.
  public func open() {
    settle(isOpen: true)
  }

  /// Waits until the door is open; being cancelled does not end the wait.
  ///
  /// The limit is long, since tasks wait for the tests that keep the threads of the pool.
  ///
  /// - Returns: whether it was opened in time.
  @discardableResult
  public func pass(seconds: Int = 300) async -> Bool {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
      self?.settle(isOpen: false)
    }
    return await withCheckedContinuation { guest in
      let isOpen = content.withLock { content in
        if !content.isOpen { content.guests.append(guest) }
        return content.isOpen
      }
      if isOpen { guest.resume(returning: true) }
    }
  }

  private func settle(isOpen: Bool) {
    let guests = content.withLock { content in
      if isOpen { content.isOpen = true }
      defer { content.guests = [] }
      return content.guests
    }
    for guest in guests { guest.resume(returning: isOpen) }
  }
}

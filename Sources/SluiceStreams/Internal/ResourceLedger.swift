import Dispatch

/// What the objects that were made on behalf of one test are, and how many of them live.
///
/// Tests run side by side in one process, where the total of all says little. A ledger is set for a task; objects that
/// are made in it, and the scopes of their subscriptions wherever these are made, are entered in it.
package final class ResourceLedger: Sendable {
  private struct State {
    /// How many live, by the name of their type.
    var counts: [String: Int] = [:]
    var waiter: CheckedContinuation<Void, Never>?
  }

  /// The ledger for what is made now; nil outside of a test that asks for one.
  @TaskLocal package static var current: ResourceLedger?

  private let state = Guarded(State())

  package init() {}

  /// What lives, one line a type, with its number where there are several.
  package var remainder: [String] {
    let counts = state.withLock { $0.counts }
    return counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) of \($0.key)" }
  }

  /// Waits until nothing lives; another thread may still be letting go of what it was given.
  ///
  /// - Returns: what still lives after `seconds`.
  package func settle(seconds: Int) async -> [String] {
    let watchdog = DispatchWorkItem { [self] in state.withLock { $0.waiter.take() }?.resume() }
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if !state.counts.isEmpty { state.waiter = continuation }
        return state.counts.isEmpty
      }
      if isEmpty { return continuation.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watchdog)
    }
    watchdog.cancel()
    return remainder
  }

  fileprivate func enter(_ name: String) {
    state.withLock { $0.counts[name, default: 0] += 1 }
  }

  fileprivate func leave(_ name: String) {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      let left = state.counts[name, default: 0] - 1
      state.counts[name] = left == 0 ? nil : left
      return state.counts.isEmpty ? state.waiter.take() : nil
    }
    waiter?.resume()
  }
}

#if DEBUG
  /// The entry of one object among those that live; the object holds it, and it ends with the object.
  ///
  /// Only in debug builds: whoever has one has it, and everything about it, behind `#if DEBUG`.
  @usableFromInline
  // Set once, by the initialiser of the object, before others can see it.
  final package class ResourceEntry: @unchecked Sendable {
    private var name: String?
    package let ledger: ResourceLedger?

    @usableFromInline
    package init() {
      ledger = .current
      Resources.incrementTotal()
    }

    package init(in ledger: ResourceLedger?) {
      self.ledger = ledger
      Resources.incrementTotal()
    }

    package convenience init(_ type: Any.Type) {
      self.init()
      enter(type)
    }

    /// Enters the object by its type, which a class that has subclasses knows only once it is made.
    @usableFromInline
    package func enter(_ type: Any.Type) {
      guard let ledger else { return }
      let name = String(describing: type)
      self.name = name
      ledger.enter(name)
    }

    deinit {
      Resources.decrementTotal()
      if let name { ledger?.leave(name) }
    }
  }
#endif

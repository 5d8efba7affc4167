/// Where the tasks run that effects start on a thread, while a test drives what happens there.
package final class ThreadExecutor {
  private static let slot = ThreadSlot<ThreadExecutor>()

  private let executor: any TaskExecutor

  private init(_ executor: any TaskExecutor) {
    self.executor = executor
  }

  /// The executor of the present thread; nil where nobody drives it.
  static var current: (any TaskExecutor)? { slot.object?.executor }

  /// Runs `body`; the tasks of effects that it starts on this thread run on `executor`.
  package static func run<Result>(on executor: any TaskExecutor, _ body: () throws -> Result) rethrows -> Result {
    let outer = slot.object
    let inner = ThreadExecutor(executor)
    slot.set(inner)
    defer {
      slot.set(outer)
      withExtendedLifetime(inner) {}
    }
    return try body()
  }
}

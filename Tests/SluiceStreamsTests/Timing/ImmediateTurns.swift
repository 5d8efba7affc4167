import SluiceStreams
import Synchronization

/// A scheduler of a user's own, without time: work waits until a test asks for it.
final class ImmediateTurns: ImmediateSchedulerType {
  private let waiting = Guarded<[@Sendable () -> Void]>([])

  var count: Int {
    waiting.withLock { $0.count }
  }

  @preconcurrency
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let work = Work(state, action)
    waiting.withLock { $0.append(work.run) }
    return Disposables.create()
  }

  func runOne() {
    waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
  }

  func runAll() {
    while count > 0 { runOne() }
  }

  private final class Work<StateType>: @unchecked Sendable {
    // Used by one test on one thread.
    private let state: StateType
    private let action: @Sendable (StateType) -> any Disposable

    init(_ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable) {
      self.state = state
      self.action = action
    }

    @Sendable func run() {
      _ = action(state)
    }
  }
}
